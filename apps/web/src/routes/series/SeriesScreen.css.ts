import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const below = style({ paddingInline: vars.space.gutter, paddingBlockStart: vars.space[10] });

/** Below the episodes, which are what the page is for. */
export const about = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '60rem',
  marginBlockStart: vars.space[10],
});
