import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  color: vars.colour.textMuted,
});

/** Takes the focus of the button that is gone, and shows nothing of it: there is nothing to press. */
export const working = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[8],
  color: vars.colour.textMuted,
  ':focus': { outline: 'none' },
});
