import { SETTINGS_ELEMENT_ID } from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';

/** The settings in force, from the block in the page, which our server has checked; null where a host sends the files as they are. */
export function readSettings(page: Document): RuntimeSettings | null {
  const block = page.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  return block ? JSON.parse(block) : null;
}
