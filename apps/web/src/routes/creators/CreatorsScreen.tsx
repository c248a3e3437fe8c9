import type { Creator } from '@chalchitra/api/types';
import {
  ContentRow,
  CreatorCard,
  EmptyState,
  Grid,
  Link,
  MoreButton,
  PageContent,
  PageHeading,
  Shelf,
  ShelfStack,
  SkeletonGrid,
  SkeletonRow,
} from '@chalchitra/ui';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { useShownCount } from '../useShownCount';
import { inGutters, page, way } from './creators.css';
import { toCreatorCard } from './postView';

/** How many creators are in the strip, and how many the grid grows by. */
const STRIP = 12;
const STEP = 24;

export interface CreatorsScreenProps {
  /** In the order in which they are suggested; null while they are loading. */
  creators: readonly Creator[] | null;
  error: unknown;
  /** All suggestions as a grid, in place of strip and grid. */
  isAll: boolean;
  onRetry: () => void;
}

/** The creators: a strip of suggestions, and a grid (spec §2). */
export function CreatorsScreen(props: CreatorsScreenProps) {
  const messages = useMessages('creators');
  const { navigation } = useBaseMessages();
  const { isAll } = props;
  return (
    <PageContent variant="bleed">
      <div className={page}>
        <div className={inGutters}>
          <PageHeading
            title={isAll ? messages.suggested : navigation.creators}
            leadText={isAll ? undefined : messages.lead}
          />
          {isAll && (
            <p className={way}>
              <Link href={paths.creators}>{messages.backToCreators}</Link>
            </p>
          )}
        </div>
        <Content {...props} />
      </div>
    </PageContent>
  );
}

function Content({ creators, error, isAll, onRetry }: CreatorsScreenProps) {
  const messages = useMessages('creators');
  const { loading } = useBaseMessages();
  if (error !== null) {
    return (
      <div className={inGutters}>
        <PartFailure error={error} onRetry={onRetry}>
          {messages.failures.creators}
        </PartFailure>
      </div>
    );
  }
  if (creators === null) {
    if (isAll) {
      return (
        <div className={inGutters}>
          <SkeletonGrid label={loading} variant="people" />
        </div>
      );
    }
    return (
      <ShelfStack>
        <Shelf title={messages.suggested}>
          <SkeletonRow label={loading} shape="face" />
        </Shelf>
        <Shelf title={messages.mostFollowed}>
          <SkeletonGrid label={loading} variant="people" />
        </Shelf>
      </ShelfStack>
    );
  }
  if (creators.length === 0) {
    return (
      <div className={inGutters}>
        <EmptyState title={messages.none} messageText={messages.noneHint} />
      </div>
    );
  }
  if (isAll) {
    return (
      <div className={inGutters}>
        <CreatorGrid key="all" label={messages.suggested} creators={creators} headingLevel={2} />
      </div>
    );
  }
  return (
    <ShelfStack>
      <Suggestions creators={creators.slice(0, STRIP)} />
      <Shelf title={messages.mostFollowed}>
        <CreatorGrid label={messages.mostFollowed} creators={byFollowers(creators)} headingLevel={3} />
      </Shelf>
    </ShelfStack>
  );
}

function byFollowers(creators: readonly Creator[]): Creator[] {
  // Firefox 114 has no `toSorted`.
  return [...creators].sort((one, other) => other.followerCount - one.followerCount);
}

function Suggestions({ creators }: { creators: readonly Creator[] }) {
  const messages = useMessages('creators');
  const { actions, cards } = useBaseMessages();
  return (
    <Shelf title={messages.suggested} seeAll={{ href: paths.allCreators, text: actions.seeAll }}>
      <ContentRow
        label={messages.suggested}
        items={creators}
        getKey={({ id }) => id}
        renderItem={(creator) => <CreatorCard {...toCreatorCard(creator, messages)} variant="compact" />}
        previousLabel={cards.previousIn({ row: messages.suggested })}
        nextLabel={cards.nextIn({ row: messages.suggested })}
      />
    </Shelf>
  );
}

interface CreatorGridProps {
  label: string;
  creators: readonly Creator[];
  headingLevel: 2 | 3;
}

function CreatorGrid({ label, creators, headingLevel }: CreatorGridProps) {
  const { notAvailable } = useBaseMessages();
  const messages = useMessages('creators');
  const [count, showMore] = useShownCount(STEP);
  return (
    <>
      <Grid label={label} variant="people">
        {creators.slice(0, count).map((creator) => (
          <CreatorCard
            key={creator.id}
            {...toCreatorCard(creator, messages)}
            follow={{ text: messages.follow, unavailableText: notAvailable }}
            headingLevel={headingLevel}
          />
        ))}
      </Grid>
      {count < creators.length && <MoreButton text={messages.showMore} onMore={showMore} />}
    </>
  );
}
