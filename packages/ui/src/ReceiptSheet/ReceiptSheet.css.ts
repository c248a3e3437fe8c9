import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

const PRINT = 'print';

/** The sheet's width inside, in rem: large text on a phone has each value below its name. */
const LARGE_TEXT = '(max-width: 13rem)';

export const sheet = style({
  display: 'grid',
  containerType: 'inline-size',
  gap: vars.space[6],
  padding: vars.space[6],
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  '@media': {
    // Paper is light, whatever the theme.
    [PRINT]: { colorScheme: 'light', color: 'CanvasText', background: 'Canvas', border: 'none', padding: 0 },
  },
});

export const seller = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });

export const sellerName = text.lead;

export const sellerDetail = style([
  text.small,
  { color: vars.colour.textMuted, '@media': { [PRINT]: { color: 'inherit' } } },
]);

export const title = text.heading;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.colour.line}`,
  '@container': { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style([
  text.small,
  { color: vars.colour.textMuted, '@media': { [PRINT]: { color: 'inherit' } } },
]);

export const value = style([text.body, { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const amount = style([
  value,
  {
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@container': { [LARGE_TEXT]: { textAlign: 'start' } },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [PRINT]: { display: 'none' } },
});
