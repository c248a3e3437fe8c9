/** The lines of a loudspeaker, shared by all volume icons. */
export const speaker = 'M11 5 6.5 9H3v6h3.5L11 19z';
