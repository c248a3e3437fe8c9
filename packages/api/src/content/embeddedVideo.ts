const VIDEO_ID = /^[\w-]{1,64}$/;

function idInAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const found = /(?:[?&]v=|\/embed\/|\/shorts\/|\/live\/|\/v\/|youtu\.be\/)([\w-]{1,64})/.exec(value);
  return found?.[1] ?? null;
}

/** The `v=` parameter of an address that shows a video's page. */
function idInWatchAddress(videoUrl: string | null): string | null {
  return /\/watch\?(?:[^#]*&)?v=([\w-]{1,64})/.exec(videoUrl ?? '')?.[1] ?? null;
}

/**
 * The embedded video's id (spec §3): from the `v=` parameter of `youtube_video_id`, else of the item's address, else
 * that field itself when it is a bare id (of the host, or of a row on the server); null when the item isn't an embedded one.
 */
export function embeddedVideoId(field: unknown, videoUrl: string | null): string | null {
  const bare = typeof field === 'number' ? String(field) : typeof field === 'string' ? field.trim() : '';
  if (bare === '') return null;
  const fromAddress = idInAddress(bare) ?? idInWatchAddress(videoUrl);
  return fromAddress ?? (VIDEO_ID.test(bare) ? bare : idInAddress(videoUrl));
}
