import { ARROW_STEP, MARGIN_ITEMS } from './ContentRow.constants';

/** What a row has been measured to be, in CSS pixels. */
export interface Measure {
  /** From the start of one item to the start of the next. */
  pitch: number;
  /** Width of what can be seen of the row. */
  view: number;
}

/** A run of item places, `end` not included; places at and beyond the count are copies. */
export interface Span {
  start: number;
  end: number;
}

/** True when the items are wider than the row, which then moves and repeats. */
export function overflows(count: number, { pitch, view }: Measure): boolean {
  return count * pitch > view + 1;
}

/** How often the list is in the row: once where it fits, else so often that an arrow has room wherever in it one is. */
export function copiesOf(count: number, measure: Measure): number {
  if (!overflows(count, measure)) return 1;
  return 1 + Math.ceil((measure.view + ARROW_STEP) / (count * measure.pitch));
}

/** The places that can be seen at an offset, with a margin on both sides. */
export function visibleSpan(offset: number, places: number, { pitch, view }: Measure): Span {
  const first = Math.floor(offset / pitch) - MARGIN_ITEMS;
  const last = Math.ceil((offset + view) / pitch) + MARGIN_ITEMS;
  return { start: Math.max(0, Math.min(first, places)), end: Math.min(places, Math.max(0, last)) };
}
