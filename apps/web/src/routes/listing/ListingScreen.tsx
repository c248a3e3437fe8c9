import {
  ContentRow,
  EmptyState,
  Grid,
  Link,
  PageHeading,
  Shelf,
  ShelfStack,
  SkeletonGrid,
} from '@chalchitra/ui';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { TitleCard } from '../cards/TitleCard';
import type { CardActions } from '../cards/useCardActions';
import { PartFailure } from '../frame/PartFailure';
import { SitePage } from '../frame/SitePage';
import { groupByGenre } from './groupByGenre';
import type { ListedItem } from './joinLists';
import { failure, inGutters, page, way } from './ListingScreen.css';
import type { Listing } from './listings';
import type { ListingData } from './useListingData';

export interface ListingScreenProps {
  listing: Listing;
  data: ListingData;
  /** The genre whose shelf is shown as a grid; null for all shelves. */
  genre: string | null;
  cards: CardActions;
}

/** A listing page: All, then a shelf for each first genre (spec §2). */
export function ListingScreen(props: ListingScreenProps) {
  const { navigation } = useCopy();
  const title = navigation[props.listing.title];
  return (
    <SitePage variant="bleed">
      <Content {...props} title={title} />
    </SitePage>
  );
}

function Content({ listing, data, genre, cards, title }: ListingScreenProps & { title: string }) {
  const { actions, loading, failures: common } = useCopy();
  const { failures, listing: words } = useAreaCopy('browse');
  const groups = groupByGenre(data.items, words.other);
  const chosen = genre === null ? undefined : groups.find((group) => group.genre === genre);
  const isEmpty = !data.isPending && data.error === null && data.items.length === 0;
  return (
    <div className={page}>
      <div className={inGutters}>
        <PageHeading title={chosen === undefined ? title : words.allOf(title, chosen.genre)} />
        {chosen !== undefined && (
          <p className={way}>
            <Link href={listing.path}>{words.backTo(title)}</Link>
          </p>
        )}
        {data.error !== null && (
          <div className={failure}>
            <PartFailure error={data.error} onRetry={data.retry}>
              {failures[listing.failure]}
              <br />
              {common.tryLater}
            </PartFailure>
          </div>
        )}
        {data.isPending && data.items.length === 0 && <SkeletonGrid label={loading} />}
        {isEmpty && <EmptyState title={words.empty} messageText={words.emptyHint} />}
        {chosen !== undefined && <CardGrid label={chosen.genre} items={chosen.items} cards={cards} />}
      </div>
      {chosen === undefined && data.items.length > 0 && (
        <ShelfStack>
          <Shelf key="all" title={words.all}>
            <CardRow label={words.all} items={data.items} cards={cards} />
          </Shelf>
          {groups.map((group) => (
            <Shelf
              key={`genre ${group.genre}`}
              title={group.genre}
              seeAll={{
                href: `${listing.path}?genre=${encodeURIComponent(group.genre)}`,
                text: actions.seeAll,
              }}
            >
              <CardRow label={group.genre} items={group.items} cards={cards} />
            </Shelf>
          ))}
        </ShelfStack>
      )}
    </div>
  );
}

interface CardsProps {
  label: string;
  items: readonly ListedItem[];
  cards: CardActions;
}

const keyOf = ({ list, item }: ListedItem) => `${list}/${item.id}`;

function card({ list, item }: ListedItem, { kindOf, thumbnailOf, onOpen }: CardActions) {
  const kind = kindOf(list);
  return { item, kind, thumbnail: thumbnailOf(item), onOpen: () => onOpen(kind, item) };
}

function CardRow({ label, items, cards }: CardsProps) {
  const words = useCopy().cards;
  return (
    <ContentRow
      label={label}
      items={items}
      getKey={keyOf}
      renderItem={(listed) => <TitleCard {...card(listed, cards)} />}
      previousLabel={words.previousIn(label)}
      nextLabel={words.nextIn(label)}
    />
  );
}

function CardGrid({ label, items, cards }: CardsProps) {
  return (
    <Grid label={label}>
      {items.map((listed) => (
        <TitleCard key={keyOf(listed)} {...card(listed, cards)} size="fill" headingLevel={2} />
      ))}
    </Grid>
  );
}
