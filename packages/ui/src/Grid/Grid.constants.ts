/** Up to this number of cards, a grid renders all of them. */
export const MOST_CARDS = 60;
