const VIDEO_ID = /^[\w-]{1,64}$/;

function idInAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const found = /(?:[?&]v=|\/embed\/|\/shorts\/|\/live\/|\/v\/|youtu\.be\/)([\w-]{1,64})/.exec(value);
  return found?.[1] ?? null;
}

/**
 * The embedded video's id (spec §3): from the `v=` parameter of `youtube_video_id`, that field itself when it is
 * a bare id, else the `v=` parameter of the item's address; null when the item isn't an embedded one.
 */
export function embeddedVideoId(field: unknown, videoUrl: string | null): string | null {
  if (typeof field === 'number') return String(field);
  if (typeof field !== 'string' || field.trim() === '') return null;
  const bare = field.trim();
  return idInAddress(bare) ?? (VIDEO_ID.test(bare) ? bare : idInAddress(videoUrl));
}
