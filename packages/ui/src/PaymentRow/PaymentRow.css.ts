import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** The list's width, in rem: large text on a phone has a line for each thing, whatever has made it large. */
const largeText = '(max-width: 13rem)';

export const list = style({ display: 'grid', gap: vars.space[3], containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'center',
  padding: vars.space[4],
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  '@container': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style([text.label, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const amount = style([
  text.label,
  {
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@container': { [largeText]: { textAlign: 'start' } },
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

export const status = style({ justifySelf: 'end', '@container': { [largeText]: { justifySelf: 'start' } } });
