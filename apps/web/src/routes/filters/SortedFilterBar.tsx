import { FilterBar, type FilterGroup } from '@chalchitra/ui';
import { type AreaMessages, useMessages } from '../../copy/copy';

type SortName = keyof AreaMessages['filters']['sorts'];

export interface SortedFilterBarProps<Facet extends string, Sort extends SortName> {
  labels: Readonly<Record<Facet, string>>;
  /** What can be filtered by, in the order in which it is offered. */
  facets: readonly Facet[];
  choicesOf: (facet: Facet) => FilterGroup['choices'];
  sorts: readonly Sort[];
  sort: Sort;
  onToggle: (facet: Facet, value: string) => void;
  onSort: (sort: string) => void;
  onClear: () => void;
}

/** A list's filters, and its order as the last of their menus. */
export function SortedFilterBar<Facet extends string, Sort extends SortName>({
  labels,
  facets,
  choicesOf,
  sorts,
  sort,
  onToggle,
  onSort,
  onClear,
}: SortedFilterBarProps<Facet, Sort>) {
  const messages = useMessages('filters');
  const order: FilterGroup = {
    id: 'sort',
    label: messages.sort,
    isSingle: true,
    choices: sorts.map((id) => ({ id, text: messages.sorts[id], count: null, isChosen: id === sort })),
  };
  return (
    <FilterBar
      label={messages.label}
      groups={[...facets.map((id) => ({ id, label: labels[id], choices: choicesOf(id) })), order]}
      chosenLabel={messages.chosen}
      removeLabel={(choice) => messages.remove({ choice })}
      clearText={messages.clear}
      onToggle={(groupId, value) => {
        const facet = facets.find((known) => known === groupId);
        if (facet === undefined) onSort(value);
        else onToggle(facet, value);
      }}
      onClear={onClear}
    />
  );
}
