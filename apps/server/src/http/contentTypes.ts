const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  m3u8: 'application/vnd.apple.mpegurl',
  m4a: 'audio/mp4',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: 'video/mp2t',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const endOf = (file: string) => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** The media type of a file by its name's end. */
export function contentTypeOf(file: string): string {
  return TYPES[endOf(file)] ?? 'application/octet-stream';
}

/** Whether a name ends as a file's of a known media type does. */
export function isKnownType(file: string): boolean {
  return file.includes('.') && endOf(file) in TYPES;
}

/** Whether a media type shrinks when it is compressed. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|manifest\+json|xml|vnd\.apple\.mpegurl)|image\/svg\+xml)/.test(
    contentType,
  );
}
