/** For the page, while something lies over its foot: what gets the focus is scrolled to where nothing of it is covered. */
export const coveredFoot = { scrollPaddingBlockEnd: 'min(8rem, 30vb)' };
