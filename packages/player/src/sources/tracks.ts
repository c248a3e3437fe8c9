/** Whether a text track holds captions or subtitles. */
export const isCaptions = (track: TextTrack): boolean =>
  track.kind === 'subtitles' || track.kind === 'captions';

/** The track in the wanted language (BCP 47), else one in the same language of another region. */
export function inLanguage<Track extends { lang: string | null }>(
  tracks: readonly Track[],
  lang: string | null,
): Track | null {
  if (lang === null) return null;
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  return (
    tracks.find((track) => track.lang?.toLowerCase() === lang.toLowerCase()) ??
    tracks.find((track) => track.lang !== null && primary(track.lang) === primary(lang)) ??
    null
  );
}
