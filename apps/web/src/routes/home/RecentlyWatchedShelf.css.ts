import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** Shown only where the script in the page's head marked that there is something to come. */
export const keptSpace = style({
  display: 'none',
  marginBlockEnd: vars.space[10],
  selectors: { ':root[data-recently-watched] &': { display: 'block' } },
});
