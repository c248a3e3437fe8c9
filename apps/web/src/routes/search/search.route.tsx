import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../copy/copy';
import { useCardActions } from '../cards/useCardActions';
import { sortedBy, toggled, without } from '../filters/filterAddress';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { useStay } from '../historyEntry';
import { paths } from '../paths';
import { SearchScreen } from './SearchScreen';
import { readSearch, STEP, searchFilters, searchSorts } from './searchAddress';
import { useSearchResults } from './useSearchResults';

/** /search?q=…&language=…&genre=…&year=…&kind=…&sort=… */
export function Component() {
  const [search] = useSearchParams();
  const choice = readSearch(search);
  const results = useSearchResults(choice);
  const cards = useCardActions();
  const messages = useMessages('search');
  useDocumentTitle(choice.q === '' ? messages.title : messages.resultsFor({ query: choice.q }), null);
  const stay = useStay();
  const change = (next: URLSearchParams) => stay({ search: String(next) }, { isNew: true, shown: STEP });
  return (
    <SearchScreen
      choice={choice}
      results={results}
      cards={cards}
      hrefWithout={(filter) => `${paths.search}?${without(search, [filter])}`}
      onToggle={(filter, value) => change(toggled(search, filter, value))}
      onSort={(sort) => change(sortedBy(search, sort, searchSorts[0]))}
      onClear={() => change(without(search, searchFilters))}
    />
  );
}
