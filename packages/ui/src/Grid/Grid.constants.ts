/** Up to this number of cards, a grid renders all of them. */
export const MAX_CARDS = 60;
