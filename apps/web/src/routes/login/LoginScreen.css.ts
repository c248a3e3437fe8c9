import { vars } from '@chalchitra/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The services side by side, one below the other where their names don't fit. */
export const providers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});

// As wide as their longest word at least.
globalStyle(`${providers} > *`, { flex: '1 1 8rem' });
