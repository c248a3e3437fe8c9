import { ButtonLink, EmptyState, Grid, PageContent, PageHeading, SkeletonGrid } from '@chalchitra/ui';
import { useBaseMessages, useMessages } from '../../copy/copy';
import type { WatchlistView } from '../../viewing';
import { TitleCard } from '../cards/TitleCard';
import { type CardActions, summaryCardProps } from '../cards/useCardActions';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { failure } from './WatchlistScreen.css';

export interface WatchlistScreenProps {
  watchlist: Pick<WatchlistView, 'titles' | 'isPending' | 'error' | 'retry'>;
  cards: CardActions;
}

/** The titles that a user has put aside, the latest first (spec §15). */
export function WatchlistScreen({ watchlist, cards }: WatchlistScreenProps) {
  const { navigation, loading, actions } = useBaseMessages();
  const messages = useMessages('viewing');
  const { titles, isPending, error, retry } = watchlist;
  const isEmpty = titles.length === 0;
  return (
    <PageContent>
      <PageHeading
        title={navigation.watchlist}
        leadText={isEmpty ? undefined : messages.count({ count: titles.length })}
      />
      {error !== null && (
        <div className={failure}>
          <PartFailure error={error} onRetry={retry}>
            {messages.failed}
          </PartFailure>
        </div>
      )}
      {!isEmpty && (
        <Grid label={navigation.watchlist}>
          {titles.map((title) => (
            <TitleCard key={title.id} {...summaryCardProps(title, cards)} size="fill" headingLevel={2} />
          ))}
        </Grid>
      )}
      {isEmpty && isPending && <SkeletonGrid label={loading} />}
      {isEmpty && !isPending && error === null && (
        <EmptyState
          title={messages.empty}
          messageText={messages.emptyHint}
          action={
            <ButtonLink variant="action" href={paths.home}>
              {actions.goHome}
            </ButtonLink>
          }
        />
      )}
    </PageContent>
  );
}
