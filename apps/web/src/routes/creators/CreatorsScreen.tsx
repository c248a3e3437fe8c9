import type { Creator } from '@chalchitra/api/types';
import {
  ContentRow,
  CreatorCard,
  EmptyState,
  Grid,
  Link,
  MoreButton,
  PageHeading,
  Shelf,
  ShelfStack,
  SkeletonGrid,
  SkeletonRow,
} from '@chalchitra/ui';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { SitePage } from '../frame/SitePage';
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
  const words = useAreaCopy('creators');
  const { navigation } = useCopy();
  const { isAll } = props;
  return (
    <SitePage variant="bleed">
      <div className={page}>
        <div className={inGutters}>
          <PageHeading
            title={isAll ? words.suggested : navigation.creators}
            leadText={isAll ? undefined : words.lead}
          />
          {isAll && (
            <p className={way}>
              <Link href={paths.creators}>{words.backToCreators}</Link>
            </p>
          )}
        </div>
        <Content {...props} />
      </div>
    </SitePage>
  );
}

function Content({ creators, error, isAll, onRetry }: CreatorsScreenProps) {
  const words = useAreaCopy('creators');
  const { loading } = useCopy();
  if (error !== null) {
    return (
      <div className={inGutters}>
        <PartFailure error={error} onRetry={onRetry}>
          {words.failures.creators}
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
        <Shelf title={words.suggested}>
          <SkeletonRow label={loading} shape="face" />
        </Shelf>
        <Shelf title={words.mostFollowed}>
          <SkeletonGrid label={loading} variant="people" />
        </Shelf>
      </ShelfStack>
    );
  }
  if (creators.length === 0) {
    return (
      <div className={inGutters}>
        <EmptyState title={words.none} messageText={words.noneHint} />
      </div>
    );
  }
  if (isAll) {
    return (
      <div className={inGutters}>
        <CreatorGrid key="all" label={words.suggested} creators={creators} headingLevel={2} />
      </div>
    );
  }
  return (
    <ShelfStack>
      <Suggestions creators={creators.slice(0, STRIP)} />
      <Shelf title={words.mostFollowed}>
        <CreatorGrid label={words.mostFollowed} creators={byFollowers(creators)} headingLevel={3} />
      </Shelf>
    </ShelfStack>
  );
}

function byFollowers(creators: readonly Creator[]): Creator[] {
  return creators.toSorted((one, other) => other.followerCount - one.followerCount);
}

function Suggestions({ creators }: { creators: readonly Creator[] }) {
  const words = useAreaCopy('creators');
  const { actions, cards } = useCopy();
  return (
    <Shelf title={words.suggested} seeAll={{ href: paths.allCreators, text: actions.seeAll }}>
      <ContentRow
        label={words.suggested}
        items={creators}
        getKey={({ id }) => id}
        renderItem={(creator) => <CreatorCard {...toCreatorCard(creator, words)} variant="compact" />}
        previousLabel={cards.previousIn({ row: words.suggested })}
        nextLabel={cards.nextIn({ row: words.suggested })}
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
  const { notAvailable } = useCopy();
  const words = useAreaCopy('creators');
  const [count, showMore] = useShownCount(STEP);
  return (
    <>
      <Grid label={label} variant="people">
        {creators.slice(0, count).map((creator) => (
          <CreatorCard
            key={creator.id}
            {...toCreatorCard(creator, words)}
            follow={{ text: words.follow, unavailableText: notAvailable }}
            headingLevel={headingLevel}
          />
        ))}
      </Grid>
      {count < creators.length && <MoreButton text={words.showMore} onMore={showMore} />}
    </>
  );
}
