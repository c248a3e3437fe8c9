import { Button, LazyPart, lazyPart, PageContent, Skeleton } from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import type { ReactNode } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { UnavailableTitle } from '../title/UnavailableTitle';
import { TitleDetails } from './TitleDetails';
import { back, earlyPicture, frame, layout, waiting } from './VideoScreen.css';
import type { VideoState } from './videoState';

/** The same each time, so that React doesn't render it again. */
const NOTHING = { __html: '' };

/** Only a series has episodes. */
export const episodeList = lazyPart(async () => (await import('./EpisodeList')).EpisodeList);

export interface VideoScreenProps {
  state: VideoState;
  /** The player; shown when there is something to play. */
  player: ReactNode;
  /** Buttons below what is said of the title. */
  actions?: ReactNode;
  /** What follows the title and its episodes. */
  below?: ReactNode;
  onBack: () => void;
  onRetry: () => void;
}

/** The player page: the picture, what it is, and a series' episodes (spec §2). */
export function VideoScreen({
  state,
  player,
  actions: titleActions,
  below,
  onBack,
  onRetry,
}: VideoScreenProps) {
  const { actions, failures, loading } = useBaseMessages();
  return (
    <PageContent>
      <div className={layout}>
        <div className={back}>
          <Button variant="ghost" size="small" icon={<BackArrow />} onClick={onBack}>
            {actions.back}
          </Button>
        </div>
        {(state.name === 'loading' || state.name === 'ready') && (
          <div className={frame}>
            {state.name === 'ready' ? (
              player
            ) : (
              <div className={waiting} role="status">
                <span className={visuallyHidden}>{loading}</span>
                <Skeleton shape="fill" />
              </div>
            )}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what is in it is none of React's: a film that is loaded before the app is there */}
            <div className={earlyPicture} data-early-picture="" dangerouslySetInnerHTML={NOTHING} />
          </div>
        )}
        {/* The same heading from the card's item to the found one, so that the focus stays on it. */}
        {(state.name === 'loading' || state.name === 'ready') && state.item && (
          <TitleDetails
            item={state.item}
            episode={state.name === 'ready' ? state.episode : null}
            episodes={state.name === 'ready' ? state.episodes : []}
            actions={titleActions}
          />
        )}
        {state.name === 'ready' && state.episodes.length > 0 && (
          <LazyPart
            part={episodeList}
            props={{
              seriesId: state.item.id,
              episodes: state.episodes,
              lang: state.item.lang,
              currentId: state.episode?.id ?? null,
            }}
          />
        )}
        {below}
        {(state.name === 'missing' || state.name === 'failed') && (
          <UnavailableTitle
            error={state.name === 'failed' ? state.error : null}
            failureText={failures.video}
            onRetry={onRetry}
          />
        )}
      </div>
    </PageContent>
  );
}

function BackArrow() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M19 12H5m6-6-6 6 6 6" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
