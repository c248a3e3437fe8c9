import type { ListResult } from '@chalchitra/api/types';

/** The offset after all that a response holds, also of what can't be read. */
export const offsetAfter = ({ items, skipped }: ListResult<unknown>, offset = 0): number =>
  offset + items.length + skipped.length;
