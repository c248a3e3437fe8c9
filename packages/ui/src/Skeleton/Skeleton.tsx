import { shapes } from './Skeleton.css';

export interface SkeletonProps {
  /**
   * What will be here: a `tile` (a picture, upright on small screens), a `wide` or `square` one, one that is to
   * `fill` its frame, a `line` of text, a `row` of a list, an `episode`, a `card`, the
   * card of a `person` or only the `face` with its name, the `hero`.
   */
  shape?: keyof typeof shapes | undefined;
}

/** Reserves the place of something that is loading; words beside it have to say so. */
export function Skeleton({ shape = 'tile' }: SkeletonProps) {
  return <span className={shapes[shape]} aria-hidden="true" />;
}
