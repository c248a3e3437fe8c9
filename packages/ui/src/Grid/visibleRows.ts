/** Rows beyond the visible ones that are rendered on each side. */
export const MARGIN_ROWS = 3;

/** What a list that grows downwards has been measured to be. */
export interface RowMeasure {
  /** CSS pixels from the start of one row to the start of the next. */
  pitch: number;
  /** Of those the pixels between two rows. */
  gap: number;
  /** Items side by side. */
  columns: number;
}

/** A run of items, `end` not included. */
export interface ItemSpan {
  start: number;
  end: number;
}

/**
 * The items of the rows that can be seen, with a margin on both sides. `offset` is how far, in CSS pixels, the upper
 * edge of the view lies below the list's own; `view` is the view's height.
 */
export function visibleRows(
  offset: number,
  view: number,
  count: number,
  { pitch, columns }: Pick<RowMeasure, 'pitch' | 'columns'>,
): ItemSpan {
  const rows = Math.ceil(count / columns);
  const within = (row: number) => Math.max(0, Math.min(row, rows));
  // A list outside the view renders the rows at its near edge, so that the Tab key can enter it.
  const first = within(Math.min(Math.floor(offset / pitch) - MARGIN_ROWS, rows - MARGIN_ROWS));
  const last = within(Math.max(Math.ceil((offset + view) / pitch) + MARGIN_ROWS, MARGIN_ROWS));
  return { start: first * columns, end: Math.min(last * columns, count) };
}
