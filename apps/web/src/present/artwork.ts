import type { Artwork } from '@chalchitra/api/types';
import type { ArtworkSources } from '@chalchitra/ui';

// The catalogue's own pictures are beside their narrower editions.
const OWN_PICTURE = /^(.*\/artwork\/[^?#]+\/)(wide|small)-(\d+)(\.(?:avif|webp))$/;
const WIDTHS = { wide: [480, 960, 1600], small: [240, 480] } as const;

/** A picture's address with its other widths where the name says that there are some. */
function toPicture(url: string | null) {
  if (url === null) return null;
  const [, folder, shape, width, extension] = OWN_PICTURE.exec(url) ?? [];
  if (folder === undefined || (shape !== 'wide' && shape !== 'small')) return { src: url };
  const widths = WIDTHS[shape].filter((candidate) => candidate <= Number(width));
  if (widths.length < 2) return { src: url };
  const at = (candidate: number) => `${folder}${shape}-${candidate}${extension}`;
  // Browsers that read no srcset get the middle one.
  return {
    src: at(widths[widths.length - 2] ?? widths[0] ?? Number(width)),
    srcSet: widths.map((candidate) => `${at(candidate)} ${candidate}w`).join(', '),
  };
}

/** An item's pictures as the ui takes them; an embedded video falls back to its host's thumbnail (spec §3). */
export function toArtworkSources(artwork: Artwork, thumbnail: string | null = null): ArtworkSources {
  const { small, wide } = artwork;
  return {
    small: toPicture(small ?? (wide === null ? thumbnail : null)),
    wide: toPicture(wide ?? (small === null ? thumbnail : null)),
  };
}

/**
 * Pictures for behind a title: the small one on small screens, but for the catalogue's own, which carry the title's lettering.
 */
export function toBackdrop(artwork: Artwork, thumbnail: string | null = null): ArtworkSources {
  const { small, wide } = toArtworkSources(artwork, thumbnail);
  const isLettered = OWN_PICTURE.test(artwork.small ?? '');
  return { small: (isLettered ? null : small) ?? wide ?? small, wide: wide ?? small };
}
