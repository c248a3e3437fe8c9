import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** A message in the middle at the lower edge, above everything. */
export const notice = style({
  position: 'fixed',
  insetInline: vars.space[4],
  insetBlockEnd: vars.space[6],
  zIndex: vars.layer.front,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  background: vars.colour.canvas,
  boxShadow: vars.shadow.overlay,
});

/** The box while there is no message: its live region stays in the page, and takes no place in its parent's grid. */
export const noNotice = style({ position: 'absolute' });
