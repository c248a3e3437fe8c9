import { useId } from 'react';
import { Anchor } from '../Link/LinkSlot';
import { OptionWords } from '../SearchPanel/OptionWords';
import type { SearchPanelGroup } from '../SearchPanel/SearchPanel.types';
import { list, result, results, title as titleClass } from './ResultList.css';

export type ResultListProps = Omit<SearchPanelGroup, 'id'>;

/** What a search found of one kind, with what matched marked; titles are cards in a Grid instead. */
export function ResultList({ title, options }: ResultListProps) {
  const id = useId();
  return (
    <section className={results} aria-labelledby={id}>
      <h2 className={titleClass} id={id}>
        {title}
      </h2>
      <ul className={list}>
        {options.map((option) => (
          <li key={option.key}>
            <Anchor className={result} href={option.href} onClick={() => option.onOpen?.()}>
              <OptionWords option={option} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
