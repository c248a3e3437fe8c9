import type { WantedTrack } from '@chalchitra/machines';

/** Whether a text track holds captions or subtitles. */
export const isCaptions = (track: TextTrack): boolean =>
  track.kind === 'subtitles' || track.kind === 'captions';

/** The wanted track, by its language and name; else one in the same language, at last in that of another region. */
export function findWanted<Track extends WantedTrack>(
  tracks: readonly Track[],
  wanted: WantedTrack | null,
): Track | null {
  if (wanted === null) return null;
  const { lang, label } = wanted;
  const inLanguage = tracks.filter((track) => track.lang?.toLowerCase() === lang?.toLowerCase());
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  const named = inLanguage.find((track) => track.label === label);
  if (named !== undefined || lang === null) return named ?? null;
  return (
    inLanguage[0] ??
    tracks.find((track) => track.lang !== null && primary(track.lang) === primary(lang)) ??
    null
  );
}
