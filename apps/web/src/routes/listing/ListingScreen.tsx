import { EmptyState, Link, PageContent, PageHeading, SkeletonGrid } from '@chalchitra/ui';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import type { CardActions } from '../cards/useCardActions';
import { PartFailure } from '../frame/PartFailure';
import { LanguagesFirst } from '../languages/LanguagesFirst';
import { groupByGenre } from './groupByGenre';
import { ListingGrid, ListingShelves } from './ListingCards';
import { ListingFilterBar, type ListingFilters } from './ListingFilterBar';
import { count, failure, filterBar, inGutters, page, way } from './ListingScreen.css';
import { chooseItems, isChosen } from './listingFilters';
import type { Listing } from './listings';
import { useGenreName } from './useGenreName';
import type { ListingData } from './useListingData';

export interface ListingScreenProps {
  listing: Listing;
  data: ListingData;
  /** The genre whose shelf is shown as a grid; null for all shelves. */
  genre: string | null;
  cards: CardActions;
  filters: ListingFilters;
}

/** A listing page: All, then a shelf for each first genre (spec §2). */
export function ListingScreen(props: ListingScreenProps) {
  const { navigation } = useBaseMessages();
  const title = navigation[props.listing.title];
  return (
    <PageContent variant="bleed">
      <Content {...props} title={title} />
    </PageContent>
  );
}

function Content({ listing, data, genre, cards, filters, title }: ListingScreenProps & { title: string }) {
  const { loading, failures: common } = useBaseMessages();
  const { failures, listing: messages } = useMessages('browse');
  const counts = useMessages('filters');
  const { collation } = usePresent();
  const groups = groupByGenre(data.items);
  const chosen = genre === null ? undefined : groups.find((group) => group.genre === genre);
  // A list that is still to come may have the genre.
  const isLoading = data.isPending && (data.items.length === 0 || (genre !== null && chosen === undefined));
  const items = isLoading ? [] : (chosen?.items ?? data.items);
  const genreName = useGenreName()(chosen?.genre ?? '');
  const isGrid = chosen !== undefined || isChosen(filters.choice);
  const shown = isGrid ? chooseItems(items, filters.choice, collation) : items;
  const isEmpty = !data.isPending && data.error === null && data.items.length === 0;
  return (
    <div className={page}>
      <div className={inGutters}>
        <PageHeading title={chosen === undefined ? title : messages.allOf({ title, genre: genreName })} />
        {chosen !== undefined && (
          <p className={way}>
            <Link href={listing.path}>{messages.backTo({ title })}</Link>
          </p>
        )}
        {data.error !== null && (
          <div className={failure}>
            <PartFailure error={data.error} onRetry={data.retry} hintText={common.tryLater}>
              {failures[listing.failure]}
            </PartFailure>
          </div>
        )}
        {isLoading && <SkeletonGrid label={loading} />}
        {isEmpty && <EmptyState title={messages.empty} messageText={messages.emptyHint} />}
        {items.length > 0 && (
          <>
            <div className={filterBar}>
              <ListingFilterBar {...filters} items={items} isOfOneGenre={chosen !== undefined} />
              {filters.choice.sort === 'featured' && <LanguagesFirst chosen={data.languages} />}
            </div>
            {/* Also beside the shelves, so that it is read out when they become the grid. */}
            <p className={count} role="status">
              {isGrid && counts.found({ count: shown.length })}
            </p>
          </>
        )}
        {items.length > 0 && isGrid && (
          <ListingGrid
            label={chosen === undefined ? title : genreName}
            items={shown}
            cards={cards}
            onClear={filters.onClear}
          />
        )}
      </div>
      {!isGrid && items.length > 0 && (
        <ListingShelves path={listing.path} items={items} groups={groups} cards={cards} />
      )}
    </div>
  );
}
