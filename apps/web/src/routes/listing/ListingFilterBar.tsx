import { useMessages, usePresent } from '../../copy/copy';
import { languageNames } from '../../present/languageName';
import { SortedFilterBar } from '../filters/SortedFilterBar';
import type { ListedItem } from './joinLists';
import {
  countValues,
  type Facet,
  facets,
  type Length,
  type ListingChoice,
  lengths,
  offeredSorts,
} from './listingFilters';

/** What a listing's address has chosen, and the ways to change it. */
export interface ListingFilters {
  choice: ListingChoice;
  onToggle: (facet: Facet, value: string) => void;
  onSort: (sort: string) => void;
  onClear: () => void;
}

export interface ListingFilterBarProps extends ListingFilters {
  items: readonly ListedItem[];
  /** The genre is the page's already. */
  isOfOneGenre: boolean;
}

const rankOf = (length: string) => lengths.indexOf(length as Length);

/** The filters and the order of a listing; what would show nothing isn't offered. */
export function ListingFilterBar(props: ListingFilterBarProps) {
  const { items, choice, isOfOneGenre, onToggle, onSort, onClear } = props;
  const { facets: labels, lengths: lengthNames } = useMessages('filters');
  const present = usePresent();

  const textOf: Readonly<Record<Facet, (value: string) => string>> = {
    language: languageNames(present),
    genres: present.genre,
    year: (value) => value,
    length: (value) => lengthNames[lengths.find((known) => known === value) ?? 'short'],
  };
  const orderOf: Readonly<Record<Facet, (one: [string, number], other: [string, number]) => number>> = {
    language: ([, one], [, other]) => other - one,
    genres: ([, one], [, other]) => other - one,
    year: ([one], [other]) => Number(other) - Number(one),
    length: ([one], [other]) => rankOf(one) - rankOf(other),
  };
  return (
    <SortedFilterBar
      labels={{ ...labels, genres: labels.genre }}
      facets={facets.filter((facet) => !(isOfOneGenre && facet === 'genres'))}
      choicesOf={(facet) =>
        [...countValues(items, choice, facet)].sort(orderOf[facet]).map(([value, count]) => ({
          id: value,
          text: textOf[facet](value),
          count,
          isChosen: choice.facets[facet].includes(value),
        }))
      }
      sorts={offeredSorts(items)}
      sort={choice.sort}
      {...{ onToggle, onSort, onClear }}
    />
  );
}
