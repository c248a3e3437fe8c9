import { useCallback, useContext } from 'react';
import { classes } from '../shared/classes';
import { useBroken } from '../shared/useBroken';
import { screens } from '../theme/breakpoints';
import { usePicturesSaveData } from '../theme/savesData';
import { caption, captioned, drawnTitle, frame, grounds, picture, shapes } from './Artwork.css';
import { LoadsAtOnce } from './LoadsAtOnce';

/** One picture: its address and, for several widths, the candidates with their `w` sizes. */
export interface Picture {
  src: string;
  srcSet?: string | undefined;
}

/** The picture for small screens and the one for wider screens; where one is missing, the other is used. */
export interface ArtworkSources {
  small: Picture | null;
  wide: Picture | null;
}

export interface ArtworkProps {
  sources: ArtworkSources;
  /** Drawn in place of a picture that is missing or broken; chooses its drawing too. */
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  /** `card` is upright on small screens and wide elsewhere; `fill` covers its positioned parent. */
  shape?: 'card' | 'wide' | 'square' | 'fill' | undefined;
  /** Layout width for choosing among `srcSet`, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** True for the largest picture of the first view: loaded at once and first. */
  isPriority?: boolean | undefined;
  /** Which of the two pictures; by default the width of the screen decides. */
  prefer?: 'wide' | undefined;
}

const groundNames = Object.keys(grounds) as (keyof typeof grounds)[];

function groundOf(title: string): string {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return grounds[groundNames[sum % groundNames.length] ?? 'sun'];
}

/** A title's picture for the width of the screen; decorative, because the title is beside it as text. */
export function Artwork({
  sources,
  title,
  lang,
  shape = 'card',
  sizes = '100vw',
  isPriority = false,
  prefer,
}: ArtworkProps) {
  const wide = sources.wide ?? sources.small;
  const small = prefer === 'wide' ? wide : (sources.small ?? sources.wide);
  const isSaving = usePicturesSaveData();
  // Nothing is fetched ahead where data is saved.
  const isAhead = useContext(LoadsAtOnce) && !isSaving;
  // The narrowest is enough for a card on a screen of one dot to a pixel, the next one for what fills the page.
  const editions = ({ srcSet }: Picture) =>
    isSaving ? srcSet?.split(', ', shape === 'fill' ? 2 : 1).join(', ') : srcSet;
  const [isBroken, noteBroken] = useBroken(wide?.src);
  const isDrawn = !wide || !small || isBroken;

  // A picture that broke before the page was hydrated fires no event any more.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) noteBroken();
    },
    [noteBroken],
  );

  return (
    <span className={classes(frame, shapes[shape], isDrawn && captioned, isDrawn && groundOf(title))}>
      {isDrawn ? (
        <span className={caption} lang={lang ?? undefined} aria-hidden="true">
          <span className={drawnTitle} dir="auto">
            {title}
          </span>
        </span>
      ) : (
        <picture>
          {small.src !== wide.src && (
            <source media={screens.small} srcSet={editions(small) ?? small.src} sizes={sizes} />
          )}
          <img
            ref={check}
            className={picture}
            src={wide.src}
            srcSet={editions(wide)}
            sizes={wide.srcSet ? sizes : undefined}
            alt=""
            loading={isPriority || isAhead ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : undefined}
            decoding="async"
            draggable={false}
            onError={noteBroken}
          />
        </picture>
      )}
    </span>
  );
}
