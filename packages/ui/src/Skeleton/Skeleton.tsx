import { shapes } from './Skeleton.css';

export interface SkeletonProps {
  /**
   * What will be here. Of pictures: a `tile` (upright on small screens), a `wide` or `square` one, or one that is to
   * `fill` its frame. A `person` is a card, a `face` only the picture with the name.
   */
  shape?: keyof typeof shapes | undefined;
}

/** Reserves the place of something that is loading; words beside it have to say so. */
export function Skeleton({ shape = 'tile' }: SkeletonProps) {
  return <span className={shapes[shape]} aria-hidden="true" />;
}
