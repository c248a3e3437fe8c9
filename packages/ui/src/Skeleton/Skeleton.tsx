import { shapes } from './Skeleton.css';

export interface SkeletonProps {
  /** What will stand here: a `tile` of a picture, a `square` one, a `line` of text, a `row` of a list, a `card`, the `hero`. */
  shape?: 'tile' | 'square' | 'line' | 'row' | 'card' | 'hero' | undefined;
}

/** Keeps the place of something that is still loading; say so in words beside it. */
export function Skeleton({ shape = 'tile' }: SkeletonProps) {
  return <span className={shapes[shape]} aria-hidden="true" />;
}
