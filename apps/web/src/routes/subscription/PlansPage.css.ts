import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: '72rem',
  alignContent: 'start',
});

export const heading = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});

export const title = text.display;

export const lead = style([
  text.lead,
  { color: vars.colour.textMuted, maxInlineSize: '60ch', textWrap: 'balance' },
]);

/** The other way to pay, below the plans. */
export const otherWay = style({ textAlign: 'center', textWrap: 'balance' });

export const notices = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  // In the page for assistive technology alone, and no part of the column.
  ':empty': { position: 'absolute', inlineSize: 'auto' },
});
