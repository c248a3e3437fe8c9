import { screens, text, vars } from '@chalchitra/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where a name and its value fit side by side in every language: the width that the card leaves them. */
const roomy = '(min-width: 26rem)';

export const card = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space[6],
  padding: `min(${vars.space[6]}, 8vw)`,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.line}`,
  background: vars.colour.surface,
  boxShadow: vars.shadow.card,
  '@media': {
    [screens.large]: {
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'start',
      justifyItems: 'start',
      textAlign: 'start',
      padding: vars.space[10],
      gap: vars.space[8],
    },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  justifyItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [screens.large]: { justifyItems: 'start', alignContent: 'center', minBlockSize: '100%' } },
});

export const name = style([text.title, { overflowWrap: 'anywhere' }]);

/** A value is below its name: beside a long one, an address would be broken. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { gridTemplateColumns: 'auto minmax(6rem, 1fr)', rowGap: vars.space[1] } },
});

export const factName = style({
  color: vars.colour.textFaint,
  overflowWrap: 'break-word',
  selectors: {
    'dd + &': { marginBlockStart: vars.space[3], '@container': { [roomy]: { marginBlockStart: 0 } } },
  },
});

export const form = style({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '28rem',
  textAlign: 'start',
});

export const notice = style({ inlineSize: '100%', textAlign: 'start' });

/** On a small screen the main action has a line of its own, and the two others share the next where it holds them. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '20rem',
  '@media': {
    [screens.large]: { display: 'grid', gridTemplateColumns: 'minmax(11rem, auto)', inlineSize: 'auto' },
  },
});

// Narrower at the sides than elsewhere, so that the longest label and its spinner stay on one line.
globalStyle(`${card} ${actions} > *`, { flex: '1 1 7rem', paddingInline: vars.space[3] });
globalStyle(`${card} ${actions} > :first-child`, { flexBasis: '100%' });
