import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '60rem' });

export const title = text.title;

export const description = style([text.lead, { color: vars.colour.textMuted, maxInlineSize: '65ch' }]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** Reserves its room for buttons that are loaded late. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minBlockSize: vars.space.target,
});
