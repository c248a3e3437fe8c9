import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** The services side by side, one below the other where their names don't fit. */
export const providers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[3],
});
