/** The most that the panel takes of a low frame, whose buttons of the middle stand below it. */
export const LOW_HEIGHT = '3.5rem';
