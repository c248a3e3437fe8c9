import { useCardActions } from '../cards/useCardActions';
import type { RouteProps } from '../code';
import { ListingScreen } from './ListingScreen';
import { useListingData } from './listingData';
import { listings } from './listings';

/** Every listing page, told apart by its path; `genre` shows one shelf as a grid. */
export function ListingRoute({ path, search }: RouteProps) {
  const listing = listings.find((candidate) => candidate.path === path);
  if (listing === undefined) throw new Error(`${path} is no listing page`);
  const data = useListingData(listing.lists);
  const cards = useCardActions();
  return <ListingScreen listing={listing} data={data} genre={search.get('genre')} cards={cards} />;
}
