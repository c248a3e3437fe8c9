import type { ComponentProps } from 'react';
import { ChevronDown } from '../Icon/icons';
import { button, chevron, labelAndValue, value } from './FilterBar.css';
import type { FilterGroup } from './FilterBar.types';

/** Says what it filters by; of an order, which one is in force; of filters, how many. */
export function FilterButton({
  group: { label, isSingle, choices },
  ...rest
}: { group: FilterGroup } & Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const shown = isSingle ? chosen[0]?.text : chosen.length || undefined;
  return (
    <button
      type="button"
      className={button}
      data-chosen={(!isSingle && chosen.length > 0) || undefined}
      {...rest}
    >
      <span className={labelAndValue}>
        {label}
        {shown !== undefined && <bdi className={value}>{shown}</bdi>}
      </span>
      <ChevronDown className={chevron} size={16} />
    </button>
  );
}
