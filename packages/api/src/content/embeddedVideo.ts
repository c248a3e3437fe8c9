const VIDEO_ID = /^[\w-]{1,64}$/;
const HOST_ID = /^[\w-]{11}$/;

function idInAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const found = /(?:[?&]v=|\/embed\/|\/shorts\/|\/live\/|\/v\/|youtu\.be\/)([\w-]{1,64})/.exec(value);
  return found?.[1] ?? null;
}

/** The `v=` parameter of the address of a video's page. */
function idInPage(videoUrl: string | null): string | null {
  return /\/watch\?(?:[^#?]*&)?v=([\w-]{1,64})/.exec(videoUrl ?? '')?.[1] ?? null;
}

/**
 * The embedded video's id (spec §3): from the `v=` parameter of `youtube_video_id`, that field itself when it looks like
 * one of the host's ids, else from the `v=` parameter of the item's address, because the field may hold the number of
 * a row, else any bare id; null when the item isn't an embedded one.
 */
export function embeddedVideoId(field: unknown, videoUrl: string | null): string | null {
  const bare = typeof field === 'number' ? String(field) : typeof field === 'string' ? field.trim() : '';
  if (bare === '') return null;
  const given = idInAddress(bare) ?? (HOST_ID.test(bare) ? bare : idInPage(videoUrl));
  return given ?? (VIDEO_ID.test(bare) ? bare : idInAddress(videoUrl));
}
