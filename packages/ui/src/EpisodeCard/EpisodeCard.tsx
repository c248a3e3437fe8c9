import { Artwork, type ArtworkSources } from '../Artwork/Artwork';
import { Badge } from '../Badge/Badge';
import { Anchor } from '../Link/LinkSlot';
import { body, card, cover, frame, number, title as titleClass } from './EpisodeCard.css';

export interface EpisodeCardProps {
  href: string;
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  /** Its place and length, for instance "Episode 3 · 24 min". */
  placeText: string;
  artwork: ArtworkSources;
  /** Marks the episode that is playing, for instance "Now playing". */
  currentText?: string | undefined;
}

/** One episode of a series, as a wide card: picture beside its place and name. */
export function EpisodeCard({ href, title, lang, placeText, artwork, currentText }: EpisodeCardProps) {
  return (
    <article className={card} data-current={currentText ? true : undefined}>
      <div className={frame}>
        <Artwork sources={artwork} title={title} lang={lang} shape="wide" prefer="wide" sizes="176px" />
      </div>
      <div className={body}>
        <p className={number}>{placeText}</p>
        <h3 className={titleClass} lang={lang ?? undefined} dir="auto">
          <Anchor className={cover} href={href} aria-current={currentText ? 'true' : undefined}>
            {title}
          </Anchor>
        </h3>
        {currentText && <Badge tone="highlight">{currentText}</Badge>}
      </div>
    </article>
  );
}
