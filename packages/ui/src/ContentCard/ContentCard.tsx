import { type MouseEvent, type ReactNode, useId } from 'react';
import { Artwork, type ArtworkSources } from '../Artwork/Artwork';
import { type BadgeItem, BadgeList } from '../Badge/BadgeList';
import { Anchor } from '../Link/LinkSlot';
import { classes } from '../shared/classes';
import { LazyPart, lazyPart } from '../shared/lazyPart';
import { screens } from '../theme/breakpoints';
import {
  actions as actionsClass,
  badges as badgesClass,
  body,
  card,
  cover,
  frame,
  note as noteClass,
  progress as progressClass,
  title as titleClass,
  widths,
} from './ContentCard.css';
import { usePreview } from './usePreview';

const preview = lazyPart(async () => (await import('./CardPreview')).CardPreview);

export interface ContentCardProps {
  href: string;
  title: string;
  /** The title with marks in it, where it was found by a search. */
  markedTitle?: ReactNode;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  artwork: ArtworkSources;
  /** Width in a row; `fill` takes the cell of a grid. */
  size?: 'small' | 'medium' | 'large' | 'fill' | undefined;
  /** Genres, year, duration: shown in the preview. */
  facts?: readonly string[] | undefined;
  badges?: readonly BadgeItem[] | undefined;
  /** How far it has been watched, from 0 to 1, and that in words. */
  progress?: { value: number; label: string } | undefined;
  /** Below the title: which part of it. */
  noteText?: string | undefined;
  /** The preview's button, "Watch Now". */
  watchText: string;
  /** Heading level of the title: one below the heading of what the card is in. */
  headingLevel?: 2 | 3 | undefined;
  /** Buttons on the picture, as CardAction: they stay where they are, also over the preview. */
  actions?: ReactNode;
  /** Called on a click that opens the title, before the link is followed. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Grid.css.ts: up to here three columns of 15rem and their two gaps of 1rem don't fit between gutters of 4vw. */
const twoColumns = '(max-width: 817px)';

const sizesOf = {
  small: `${screens.small} 108px, 200px`,
  medium: `${screens.small} 136px, 272px`,
  large: `${screens.small} 184px, 368px`,
  fill: `${twoColumns} 45vw, 24vw`,
};

/** One film, series or show: picture and title; resting on it opens a larger preview with Watch Now (spec §4). */
export function ContentCard({
  href,
  title,
  markedTitle = title,
  lang,
  artwork,
  size = 'medium',
  facts = [],
  badges = [],
  progress,
  noteText,
  watchText,
  headingLevel = 3,
  actions,
  onOpen,
}: ContentCardProps) {
  const id = useId();
  const { isOpen, close, handlers } = usePreview();
  const Heading = `h${headingLevel}` as const;
  const language = { lang: lang ?? undefined, dir: 'auto' } as const;
  return (
    <article
      className={classes(card, size !== 'fill' && widths[size])}
      aria-labelledby={id}
      {...handlers(preview.preload)}
    >
      <div className={frame}>
        <Artwork sources={artwork} title={title} lang={lang} sizes={sizesOf[size]} />
        {progress && (
          <progress className={progressClass} value={progress.value} max={1} aria-label={progress.label} />
        )}
      </div>
      <div className={body}>
        <Heading className={titleClass} id={id} {...language}>
          {/* A press on this link means that the preview isn't shown yet. It is given up: it would take the release. */}
          <Anchor className={cover} href={href} onPointerDown={close} onClick={onOpen}>
            {markedTitle}
          </Anchor>
        </Heading>
        {noteText && (
          <p className={noteClass} {...language}>
            {noteText}
          </p>
        )}
      </div>
      <BadgeList badges={badges} className={badgesClass} />
      <LazyPart
        part={preview}
        props={{ isOpen, href, title, lang, artwork, facts, watchText, titleId: id, onOpen, onClose: close }}
        isWanted={isOpen}
      />
      {actions && <div className={actionsClass}>{actions}</div>}
    </article>
  );
}
