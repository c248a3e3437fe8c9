/** Maximum height of the panel in a low frame; the buttons in the middle are below it. */
export const LOW_HEIGHT = '3.5rem';
