import type { ArtworkSources } from '../Artwork/Artwork';

function drawn(name: string): ArtworkSources {
  return {
    small: { src: new URL(`./art/${name}-small.svg`, import.meta.url).href },
    wide: { src: new URL(`./art/${name}-wide.svg`, import.meta.url).href },
  };
}

/** Sample pictures, drawn for the stories: each small and wide. */
export const art = {
  monsoon: drawn('monsoon'),
  lamp: drawn('lamp'),
  desert: drawn('desert'),
  theatre: drawn('theatre'),
  kite: drawn('kite'),
  river: drawn('river'),
  none: { small: null, wide: null },
} satisfies Record<string, ArtworkSources>;

/** Sample pictures that are not artwork. */
export const artUrls = {
  ownLogo: new URL('./art/own-logo.svg', import.meta.url).href,
  portrait: new URL('./art/portrait.svg', import.meta.url).href,
};
