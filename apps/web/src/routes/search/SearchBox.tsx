import type { SearchFieldHandle } from '@chalchitra/ui';
import { use } from 'react';
import { useRuntime } from '../../runtime';
import { useCardActions } from '../cards/useCardActions';
import { useContentLanguages } from '../languages/useContentLanguages';
import { SearchSuggestions } from './SearchSuggestions';
import { useSearch } from './searchFlow';

const none: readonly string[] = [];

/** What the header's field suggests; loaded, with the recent searches, when the field is first used. */
export function SearchBox({ field }: { field: SearchFieldHandle }) {
  const recents = use(useRuntime().loadRecentSearches());
  const { view } = useContentLanguages();
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
