import type { SearchFieldHandle } from '@chalchitra/ui';
import type { RecentSearches } from '../../platform/recentSearches';
import { useCardActions } from '../cards/useCardActions';
import { useContentLanguages } from '../languages/useContentLanguages';
import { SearchSuggestions } from './SearchSuggestions';
import { useSearch } from './searchFlow';

const none: readonly string[] = [];

/** What the header's field suggests; loaded, with the recent searches, when the field is first used. */
export function SearchBox({ field, recents }: { field: SearchFieldHandle; recents: RecentSearches }) {
  const view = useContentLanguages();
  const search = useSearch(field.input.value, recents);
  return (
    <SearchSuggestions
      field={field}
      actor={search}
      cards={useCardActions()}
      languages={view?.chosen ?? none}
    />
  );
}
