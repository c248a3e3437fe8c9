/** The largest share of a low frame that the panel takes; the buttons in the middle are below it. */
export const LOW_HEIGHT = '3.5rem';
