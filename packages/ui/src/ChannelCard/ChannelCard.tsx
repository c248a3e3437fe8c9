import { Artwork, type ArtworkSources } from '../Artwork/Artwork';
import { Badge } from '../Badge/Badge';
import { Play } from '../Icon/icons';
import { useIsRepeatedCopy } from '../Link/LinkSlot';
import { button, disc, frame, live, mark, title as titleClass, zoom } from './ChannelCard.css';

export interface ChannelCardProps {
  title: string;
  /** The title's language, BCP 47. */
  lang?: string | null | undefined;
  artwork: ArtworkSources;
  liveText: string;
  onOpen: () => void;
}

/** A live channel; a button, because it opens over the page instead of leading to another. */
export function ChannelCard({ title, lang, artwork, liveText, onOpen }: ChannelCardProps) {
  const isCopy = useIsRepeatedCopy();
  return (
    <button
      type="button"
      className={button}
      aria-haspopup="dialog"
      tabIndex={isCopy ? -1 : undefined}
      onClick={onOpen}
    >
      <span className={frame}>
        <span className={zoom}>
          <Artwork sources={artwork} title={title} lang={lang} shape="wide" prefer="wide" sizes="272px" />
        </span>
        <span className={live}>
          <Badge tone="live">{liveText}</Badge>
        </span>
        <span className={mark} aria-hidden="true">
          <span className={disc}>
            <Play size={22} fill="currentColor" />
          </span>
        </span>
      </span>
      <span className={titleClass} lang={lang ?? undefined} dir="auto">
        {title}
      </span>
    </button>
  );
}
