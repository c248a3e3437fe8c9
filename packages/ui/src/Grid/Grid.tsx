import { Children, isValidElement, type ReactNode } from 'react';
import { SKELETON_TILES } from '../Shelf/Shelf.constants';
import { Skeleton } from '../Skeleton/Skeleton';
import { visuallyHidden } from '../theme/text.css';
import { MAX_CARDS } from './Grid.constants';
import { grid, room } from './Grid.css';
import { tall, useVisibleRows } from './useVisibleRows';

export interface GridProps {
  /** Names the grid for assistive technology. */
  label: string;
  /** How wide the cells are: content `cards`, `people`, `wide` cards such as episodes, squares of `posts`. */
  variant?: 'cards' | 'people' | 'wide' | 'posts' | undefined;
  children: ReactNode;
}

/** Cards in as many columns as fit, each filling its cell; of a long list only what can be seen is in the page. */
export function Grid({ label, variant = 'cards', children }: GridProps) {
  const cards = Children.toArray(children);
  const { list, span, before, after } = useVisibleRows<HTMLUListElement>(cards.length, MAX_CARDS);
  const isLong = before + after > 0;
  return (
    <ul ref={list} className={grid[variant]} aria-label={label}>
      {before > 0 && <li ref={tall(before)} className={room} aria-hidden="true" />}
      {cards.slice(span.start, span.end).map((card, index) => {
        const place = span.start + index;
        return (
          <li
            key={isValidElement(card) ? card.key : place}
            data-place={place}
            aria-setsize={isLong ? cards.length : undefined}
            aria-posinset={isLong ? place + 1 : undefined}
          >
            {card}
          </li>
        );
      })}
      {after > 0 && <li ref={tall(after)} className={room} aria-hidden="true" />}
    </ul>
  );
}

const skeletonShapes = { cards: 'tile', people: 'person', wide: 'episode', posts: 'square' } as const;

/** Keeps the place of a grid while it loads: 8 tiles (spec §2). */
export function SkeletonGrid({ label, variant = 'cards' }: Omit<GridProps, 'children'>) {
  return (
    <div className={grid[variant]} role="status">
      <span className={visuallyHidden}>{label}</span>
      {Array.from({ length: SKELETON_TILES }, (_, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike
        <Skeleton key={tile} shape={skeletonShapes[variant]} />
      ))}
    </div>
  );
}
