const THUMBNAIL_HOST = 'https://i.ytimg.com';
const KNOWN_HOSTS = /^https:\/\/(www\.)?youtube(-nocookie)?\.com$/;

/** The video host's own picture of an embedded video, which replaces missing artwork; null for other hosts. */
export function embedThumbnail(embedHost: string, videoId: string): string | null {
  return KNOWN_HOSTS.test(embedHost)
    ? `${THUMBNAIL_HOST}/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`
    : null;
}
