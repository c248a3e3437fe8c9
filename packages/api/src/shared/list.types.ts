/** Identifiers are text with us, whatever the wire carries. */
export type Id = string;

/** An item of a list that could not be read, by its index in the response. */
export interface SkippedItem {
  index: number;
  reason: string;
}

/** What a list call returns: the readable items in their order, and what was left out. */
export interface ListResult<T> {
  items: T[];
  skipped: SkippedItem[];
}

/** A window on a list; both parts may be ignored by servers that don't know them. */
export interface ListWindow {
  limit?: number | undefined;
  offset?: number | undefined;
}
