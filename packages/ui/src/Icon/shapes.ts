/** The lines of a loudspeaker, which every mark of sound begins with. */
export const speaker = 'M11 5 6.5 9H3v6h3.5L11 19z';
