import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ItemSpan, type RowMeasure, visibleRows } from './visibleRows';

/** Which items of a long list are rendered, and the room in CSS pixels of the others. */
interface VisibleRows<List extends HTMLElement> {
  list: RefObject<List | null>;
  span: ItemSpan;
  before: number;
  after: number;
}

/** Reads rows and columns from the items that are there; null while they have no height. */
function measureRows(list: HTMLElement): RowMeasure | null {
  const items = list.querySelectorAll<HTMLElement>(':scope > [data-place]');
  const [first, last] = [items[0], items[items.length - 1]];
  if (first === undefined || last === undefined) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length;
  const gap = Number.parseFloat(rowGap) || 0;
  const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
  return height > 0 ? { columns, gap, pitch: (height + gap) / Math.ceil(items.length / columns) } : null;
}

/**
 * Keeps of a list that scrolls with the page what can be seen and a margin; up to `limit` items all stand in the
 * page, on the server too. Its items carry `data-place`.
 */
export function useVisibleRows<List extends HTMLElement>(count: number, limit: number): VisibleRows<List> {
  const list = useRef<List>(null);
  const isLong = count > limit;
  const [measure, setMeasure] = useState<RowMeasure | null>(null);
  const [span, setSpan] = useState<ItemSpan>({ start: 0, end: limit });

  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !isLong) return;
    let frame = 0;
    let known: RowMeasure | null = null;
    const follow = () => {
      frame = 0;
      known ??= measureRows(box);
      if (known === null) return;
      const next = visibleRows(-box.getBoundingClientRect().top, window.innerHeight, count, known);
      setMeasure(known);
      setSpan((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(follow);
    };
    const remeasure = () => {
      known = null;
      soon();
    };
    follow();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', remeasure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', remeasure);
    };
  }, [isLong, count]);

  if (!isLong) return { list, span: { start: 0, end: count }, before: 0, after: 0 };
  const { pitch, gap, columns } = measure ?? { pitch: 0, gap: 0, columns: 1 };
  const end = Math.min(span.end, count);
  // Beside the room itself the list still has one gap.
  const roomOf = (items: number) => Math.max(0, Math.ceil(items / columns) * pitch - gap);
  return {
    list,
    span: { start: Math.min(span.start, end), end },
    before: roomOf(span.start),
    after: roomOf(count - end),
  };
}

/** Gives an element its height; set on the element, which a policy allows, before anything is painted. */
export const tall = (height: number) => (element: HTMLElement | null) => {
  if (element) element.style.blockSize = `${height}px`;
};
