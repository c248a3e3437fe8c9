import { Children, type ReactNode } from 'react';
import { SKELETON_TILES } from '../Shelf/Shelf.constants';
import { Skeleton } from '../Skeleton/Skeleton';
import { visuallyHidden } from '../theme/text.css';
import { grid } from './Grid.css';

export interface GridProps {
  /** Names the grid for assistive technology. */
  label: string;
  /** How wide the cells are: content `cards`, `people`, or `wide` cards such as episodes. */
  variant?: 'cards' | 'people' | 'wide' | undefined;
  children: ReactNode;
}

/** Cards in as many columns as fit, each filling its cell. */
export function Grid({ label, variant = 'cards', children }: GridProps) {
  return (
    <ul className={grid[variant]} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** Keeps the place of a grid while it loads: 8 tiles (spec §2). */
export function SkeletonGrid({ label, variant = 'cards' }: Omit<GridProps, 'children'>) {
  return (
    <div className={grid[variant]} role="status">
      <span className={visuallyHidden}>{label}</span>
      {Array.from({ length: SKELETON_TILES }, (_, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike
        <Skeleton key={tile} />
      ))}
    </div>
  );
}
