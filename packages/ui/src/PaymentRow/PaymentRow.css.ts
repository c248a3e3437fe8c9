import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** In em: large text on a phone has a line for each thing. */
const largeText = '(max-width: 15em)';

export const list = style({ display: 'grid', gap: vars.space[3] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'center',
  padding: vars.space[4],
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style([text.label, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const amount = style([
  text.label,
  {
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@media': { [largeText]: { textAlign: 'start' } },
  },
]);

export const details = style([
  text.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    color: vars.colour.textFaint,
    minInlineSize: 0,
  },
]);

export const note = style([text.caption, { gridColumn: '1 / -1', color: vars.colour.textMuted }]);

export const status = style({ justifySelf: 'end', '@media': { [largeText]: { justifySelf: 'start' } } });
