export function EpisodeList(_: { seriesId: string; episodes: readonly unknown[]; currentId: string | null }) {
  return null;
}
