/** The header turns darker when the page is scrolled by more than this, in CSS pixels (spec §2). */
export const DARKENS_AFTER = 50;
