import { useSearchParams } from 'react-router-dom';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { useCardActions } from '../cards/useCardActions';
import { sortedBy, toggled, without } from '../filters/filterAddress';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { useStay } from '../historyEntry';
import { usePage } from '../pages';
import { groupByGenre } from './groupByGenre';
import { ListingScreen } from './ListingScreen';
import { facets, readChoice, sorts } from './listingFilters';
import { listings } from './listings';
import { useGenreName } from './useGenreName';
import { useListingData } from './useListingData';

/** Every listing page, by its path; `genre` shows one shelf as a grid. */
export function Component() {
  const [search] = useSearchParams();
  const path = usePage()?.path;
  const listing = listings.find((candidate) => candidate.path === path);
  if (listing === undefined) throw new Error(`${path} is no listing page`);
  const data = useListingData(listing.lists);
  const cards = useCardActions();
  const { navigation } = useBaseMessages();
  const nameOf = useGenreName();
  const { listing: messages } = useMessages('browse');
  const genre = search.get('genre');
  const isThere = genre !== null && groupByGenre(data.items).some((group) => group.genre === genre);
  const title = navigation[listing.title];
  useDocumentTitle(isThere ? messages.allOf({ title, genre: nameOf(genre) }) : title, null);
  const stay = useStay();
  const change = (next: URLSearchParams) => stay({ search: String(next) });
  return (
    <ListingScreen
      listing={listing}
      data={data}
      genre={genre}
      cards={cards}
      filters={{
        choice: readChoice(search),
        onToggle: (facet, value) => change(toggled(search, facet, value)),
        onSort: (sort) => change(sortedBy(search, sort, sorts[0])),
        onClear: () => change(without(search, facets)),
      }}
    />
  );
}
