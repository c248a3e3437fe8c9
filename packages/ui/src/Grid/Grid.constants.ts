/** Cards up to which a grid stands in the page as a whole. */
export const MOST_CARDS = 60;
