import type { SearchFilter, SearchResponse } from '@chalchitra/api/types';
import { ButtonLink, EmptyState, PageHeading, SkeletonGrid } from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import { useAreaCopy, useCopy } from '../../copy/copy';
import type { CardActions } from '../cards/useCardActions';
import { PartFailure } from '../frame/PartFailure';
import { SitePage } from '../frame/SitePage';
import { LanguagesFirst } from '../languages/LanguagesFirst';
import { paths } from '../paths';
import { FoundLists } from './FoundLists';
import { FoundTitles } from './FoundTitles';
import { type SearchChanges, SearchFilterBar } from './SearchFilterBar';
import { count, failure, filters, note, results as resultsClass } from './SearchScreen.css';
import { isAsked, type SearchChoice } from './searchAddress';
import type { SearchResults } from './searchData';

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
  const words = useAreaCopy('search');
  if (results.isUnavailable) return <Unavailable />;
  const asked = isAsked(choice);
  return (
    <SitePage>
      <PageHeading
        title={choice.q === '' ? words.title : words.resultsFor({ query: choice.q })}
        leadText={asked ? undefined : words.before}
      />
      <Results {...props} asked={asked} />
    </SitePage>
  );
}

function Results(props: SearchScreenProps & { asked: boolean }) {
  const { choice, results, cards, hrefWithout, onToggle, onSort, onClear, asked } = props;
  const { answer, isPending, error, retry } = results;
  const { loading } = useCopy();
  const words = useAreaCopy('search');
  const isNothing = answer !== null && (answer.isNearest || totalOf(answer) === 0);
  return (
    <>
      {answer !== null && (
        <div className={filters}>
          <SearchFilterBar {...{ choice, onToggle, onSort, onClear, answer }} />
        </div>
      )}
      {error !== null && (
        <div className={failure}>
          <PartFailure error={error} onRetry={retry}>
            {words.failures.results}
          </PartFailure>
        </div>
      )}
      <p className={isNothing ? visuallyHidden : count} role="status">
        {answer !== null && !isPending && error === null && asked
          ? words.count({ count: totalOf(answer) })
          : ''}
      </p>
      {answer === null && isPending && <SkeletonGrid label={loading} />}
      {answer !== null && (
        <div className={resultsClass} aria-busy={isPending}>
          {isNothing && (
            <div className={note}>
              <EmptyState
                title={choice.q === '' ? words.nothingChosen : words.nothing({ query: choice.q })}
                messageText={words.nothingHint}
                action={answer.dropFilters.map((filter) => (
                  <ButtonLink key={filter} href={hrefWithout(filter)}>
                    {words.dropFilter({ filter: words.filters.facets[filter] })}
                  </ButtonLink>
                ))}
              />
            </div>
          )}
          <LanguagesFirst chosen={answer.first} words={words.languages} />
          <FoundTitles
            title={answer.isNearest ? words.nearest : asked ? words.groups.title : words.popular}
            titles={answer.items}
            cards={cards}
          />
          <FoundLists answer={answer} cards={cards} />
        </div>
      )}
    </>
  );
}

function Unavailable() {
  const { actions } = useCopy();
  const words = useAreaCopy('search');
  return (
    <SitePage variant="centred">
      <EmptyState
        heading="h1"
        title={words.unavailable}
        messageText={words.unavailableHint}
        action={
          <ButtonLink variant="action" href={paths.home}>
            {actions.goHome}
          </ButtonLink>
        }
      />
    </SitePage>
  );
}

/** How many things were found; the nearest ones were not. */
function totalOf({ isNearest, items, episodes, creators, people, genres, hashtags }: SearchResponse): number {
  const others = [episodes, creators, people, genres, hashtags].reduce((sum, { length }) => sum + length, 0);
  return others + (isNearest ? 0 : items.length);
}
