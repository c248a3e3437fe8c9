import type { MouseEvent, ReactNode } from 'react';
import { Artwork, type ArtworkSources } from '../Artwork/Artwork';
import { ButtonLink } from '../Button/Button';
import { Play } from '../Icon/icons';
import { FactList } from '../shared/FactList';
import { screens } from '../theme/breakpoints';
import {
  actions,
  backdrop,
  content,
  description,
  facts as factsClass,
  hero,
  title as titleClass,
} from './HeroBanner.css';

/** On a small screen the hero is upright, so that a wide picture fills its height and overflows its width. */
const BACKDROP_SIZES = `${screens.small} 200vw, 100vw`;

export interface HeroBannerProps {
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  artwork: ArtworkSources;
  descriptionText?: string | undefined;
  facts?: readonly string[] | undefined;
  /** Without it there is no Watch Now. */
  href?: string | undefined;
  watchText: string;
  /** Called on a click on Watch Now, before the link is followed. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  isPriority?: boolean | undefined;
  /** 1 where it is the page's own heading. */
  headingLevel?: 1 | 2 | undefined;
  /** Further buttons beside Watch Now. */
  action?: ReactNode;
}

/** One title across the whole width, with Watch Now (spec §2). */
export function HeroBanner({
  title,
  lang,
  artwork,
  descriptionText,
  facts = [],
  href,
  watchText,
  onOpen,
  isPriority,
  headingLevel = 2,
  action,
}: HeroBannerProps) {
  const Heading = `h${headingLevel}` as const;
  const language = { lang: lang ?? undefined, dir: 'auto' } as const;
  return (
    <div className={hero}>
      <div className={backdrop}>
        <Artwork
          sources={artwork}
          title={title}
          lang={lang}
          shape="fill"
          sizes={BACKDROP_SIZES}
          isPriority={isPriority}
        />
      </div>
      <div className={content}>
        <Heading className={titleClass} {...language}>
          {title}
        </Heading>
        <FactList facts={facts} size="large" className={factsClass} />
        {descriptionText && (
          <p className={description} {...language}>
            {descriptionText}
          </p>
        )}
        <div className={actions}>
          {href && (
            <ButtonLink
              href={href}
              variant="action"
              size="large"
              onClick={onOpen}
              icon={<Play size={20} fill="currentColor" />}
            >
              {watchText}
            </ButtonLink>
          )}
          {action}
        </div>
      </div>
    </div>
  );
}
