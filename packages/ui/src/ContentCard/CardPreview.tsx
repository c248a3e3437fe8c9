import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef } from 'react';
import { Artwork } from '../Artwork/Artwork';
import { ButtonLink } from '../Button/Button';
import { Play } from '../Icon/icons';
import { Anchor } from '../Link/LinkSlot';
import { FactList } from '../shared/FactList';
import { type Motion, outOfReach, Presence, useMotion } from '../shared/Presence';
import { useEscape } from '../shared/useEscape';
import { savesData } from '../theme/savesData';
import type { ContentCardProps } from './ContentCard';
import {
  facts as factsClass,
  preview,
  previewBody,
  previewLink,
  previewTitle,
  watch,
} from './ContentCard.css';

interface OpenPreviewProps
  extends Pick<ContentCardProps, 'href' | 'title' | 'lang' | 'artwork' | 'watchText' | 'onOpen'> {
  facts: readonly string[];
  /** The card's heading. */
  titleId: string;
  /** Called by Escape, wherever the focus is. */
  onClose: () => void;
}

export interface CardPreviewProps extends OpenPreviewProps {
  isOpen: boolean;
}

/** The larger picture of a card with Watch Now, genres, year and duration; none while data is saved. */
export function CardPreview({ isOpen, ...rest }: CardPreviewProps) {
  return <Presence>{isOpen && !savesData() && <OpenPreview key="preview" {...rest} />}</Presence>;
}

const smaller = { opacity: 0, scale: 0.94 };
const grow: Motion = { initial: smaller, animate: { opacity: 1, scale: 1 }, exit: smaller };

function OpenPreview({
  href,
  title,
  lang,
  artwork,
  facts,
  watchText,
  titleId,
  onOpen,
  onClose,
}: OpenPreviewProps) {
  const isPresent = useIsPresent();
  const box = useRef<HTMLDivElement>(null);
  useEscape(isPresent, () => {
    // The preview's links go with it; the card's own one stays.
    if (box.current?.contains(document.activeElement)) {
      document.getElementById(titleId)?.querySelector('a')?.focus();
    }
    onClose();
  });
  return (
    <m.div className={preview} ref={box} {...outOfReach(isPresent)} {...useMotion(grow)}>
      <Artwork sources={artwork} title={title} lang={lang} shape="wide" prefer="wide" sizes="416px" />
      <Anchor
        className={previewLink}
        href={href}
        onClick={onOpen}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
      />
      <div className={previewBody}>
        <p className={previewTitle} aria-hidden="true" lang={lang ?? undefined} dir="auto">
          {title}
        </p>
        <FactList facts={facts} size="small" className={factsClass} />
        <span className={watch}>
          <ButtonLink
            href={href}
            variant="action"
            size="small"
            onClick={onOpen}
            aria-describedby={titleId}
            icon={<Play size={14} fill="currentColor" />}
          >
            {watchText}
          </ButtonLink>
        </span>
      </div>
    </m.div>
  );
}
