import type { SearchFilter, SearchResponse } from '@chalchitra/api/types';
import { ButtonLink, EmptyState, PageContent, PageHeading, SkeletonGrid } from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import { useBaseMessages, useMessages } from '../../copy/copy';
import type { CardActions } from '../cards/useCardActions';
import { MissingNotice } from '../frame/MissingNotice';
import { PartFailure } from '../frame/PartFailure';
import { LanguagesFirst } from '../languages/LanguagesFirst';
import { paths } from '../paths';
import { FoundLists } from './FoundLists';
import { FoundTitles } from './FoundTitles';
import { type SearchChanges, SearchFilterBar } from './SearchFilterBar';
import { count, failure, filters, note, results as resultsClass } from './SearchScreen.css';
import { type SearchChoice, searchesAnything } from './searchAddress';
import type { SearchResults } from './useSearchResults';

export interface SearchScreenProps extends SearchChanges {
  choice: SearchChoice;
  results: SearchResults;
  cards: CardActions;
  /** The same search without a filter. */
  hrefWithout: (filter: SearchFilter) => string;
}

/** The page of results. */
export function SearchScreen(props: SearchScreenProps) {
  const { choice, results } = props;
  const messages = useMessages('search');
  if (results.isUnavailable) return <Unavailable />;
  const isSearch = searchesAnything(choice);
  return (
    <PageContent>
      <PageHeading
        title={choice.q === '' ? messages.title : messages.resultsFor({ query: choice.q })}
        leadText={isSearch ? undefined : messages.before}
      />
      <Results {...props} isSearch={isSearch} />
    </PageContent>
  );
}

function Results(props: SearchScreenProps & { isSearch: boolean }) {
  const { choice, results, cards, hrefWithout, onToggle, onSort, onClear, isSearch } = props;
  const { found, isPending, error, rest, onMore, retry } = results;
  const { loading } = useBaseMessages();
  const messages = useMessages('search');
  const filterMessages = useMessages('filters');
  /** Until then what is shown may be the response to the address before. */
  const isAnswered = !isPending && error === null;
  const isNothing = found !== null && isAnswered && (found.isNearest || totalOf(found) === 0);
  return (
    <>
      {found !== null && (
        <div className={filters}>
          <SearchFilterBar {...{ choice, onToggle, onSort, onClear, found }} />
        </div>
      )}
      {error !== null && (
        <div className={failure}>
          <PartFailure error={error} onRetry={retry}>
            {messages.failures.results}
          </PartFailure>
        </div>
      )}
      <p className={isNothing ? visuallyHidden : count} role="status">
        {found !== null && isAnswered && isSearch ? messages.count({ count: totalOf(found) }) : ''}
      </p>
      {found === null && isPending && <SkeletonGrid label={loading} />}
      {found !== null && (
        <div className={resultsClass} aria-busy={isPending}>
          {isNothing && (
            <div className={note}>
              <EmptyState
                {...(choice.q === ''
                  ? { title: filterMessages.nothing }
                  : { title: messages.nothing({ query: choice.q }), messageText: messages.nothingHint })}
                action={found.dropFilters.map((filter) => (
                  <ButtonLink key={filter} href={hrefWithout(filter)}>
                    {messages.dropFilter({ filter: filterMessages.facets[filter] })}
                  </ButtonLink>
                ))}
              />
            </div>
          )}
          <LanguagesFirst chosen={found.first} />
          <FoundTitles
            title={found.isNearest ? messages.nearest : isSearch ? messages.groups.title : messages.popular}
            titles={found.items}
            cards={cards}
            rest={rest}
            onMore={onMore}
          />
          <FoundLists found={found} cards={cards} />
        </div>
      )}
    </>
  );
}

function Unavailable() {
  const { actions } = useBaseMessages();
  const messages = useMessages('search');
  return (
    <PageContent variant="centred">
      <MissingNotice
        title={messages.unavailable}
        hint={messages.unavailableHint}
        link={{ href: paths.home, text: actions.goHome }}
      />
    </PageContent>
  );
}

/** How many things were found; the nearest ones were not. */
function totalOf(found: SearchResponse): number {
  const { isNearest, total, items, episodes, creators, people, genres, hashtags } = found;
  const others = [episodes, creators, people, genres, hashtags].reduce((sum, { length }) => sum + length, 0);
  return others + (isNearest ? 0 : (total ?? items.length));
}
