import { Children, isValidElement, type ReactNode } from 'react';
import { tall, useVisibleRows } from '../Grid/useVisibleRows';
import { MAX_SHELVES } from './ShelfStack.constants';
import { stack } from './ShelfStack.css';

export interface ShelfStackProps {
  /** Shelves of about the same height, each with a key. */
  children: ReactNode;
}

/** Shelves below each other; of very many only those that can be seen are in the page. */
export function ShelfStack({ children }: ShelfStackProps) {
  const shelves = Children.toArray(children);
  const { list, span, before, after } = useVisibleRows<HTMLDivElement>(shelves.length, MAX_SHELVES);
  return (
    <div ref={list} className={stack}>
      {before > 0 && <div ref={tall(before)} />}
      {shelves.slice(span.start, span.end).map((shelf, index) => (
        <div key={isValidElement(shelf) ? shelf.key : index} data-place={span.start + index}>
          {shelf}
        </div>
      ))}
      {after > 0 && <div ref={tall(after)} />}
    </div>
  );
}
