import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ChevronRight } from '../Icon/icons';
import { Link } from '../Link/Link';
import { Skeleton } from '../Skeleton/Skeleton';
import { afterPaint } from '../shared/afterPaint';
import { mirrored, visuallyHidden } from '../theme/text.css';
import { SKELETON_TILES } from './Shelf.constants';
import { head, shelf, skeletons, title as titleClass } from './Shelf.css';

export interface ShelfProps {
  title: string;
  /** The fragment of an address that leads here. */
  anchor?: string | undefined;
  /** Where all of the shelf can be seen, and the words for it. */
  seeAll?: { href: string; text: string } | undefined;
  /** A row, a grid or what replaces it. */
  children: ReactNode;
}

/** A titled part of a page that holds a row, with the way to all of it. */
export function Shelf({ title, anchor, seeAll, children }: ShelfProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not sooner: the way back to a page finds its position by the heights of the shelves above, which must be rendered once.
    void afterPaint().then(() => box.current?.setAttribute('data-painted', ''));
  }, []);
  return (
    <section ref={box} className={shelf} id={anchor} aria-labelledby={id}>
      <div className={head}>
        <h2 className={titleClass} id={id} dir="auto">
          {title}
        </h2>
        {seeAll && (
          <Link variant="alone" href={seeAll.href} aria-describedby={id}>
            {seeAll.text}
            <ChevronRight className={mirrored} size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

export interface SkeletonRowProps {
  /** The text that the row is loading. */
  label: string;
  /** The row's pictures: `wide` ones are so on small screens too, a `face` is a creator's. */
  shape?: 'tile' | 'wide' | 'face' | undefined;
}

/** Keeps the place of a row while it loads: 8 tiles (spec §2). */
export function SkeletonRow({ label, shape = 'tile' }: SkeletonRowProps) {
  return (
    <div className={skeletons[shape]} role="status">
      <span className={visuallyHidden}>{label}</span>
      {Array.from({ length: SKELETON_TILES }, (_, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike
        <Skeleton key={tile} shape={shape} />
      ))}
    </div>
  );
}
