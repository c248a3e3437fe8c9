import { screens, text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[12],
  maxInlineSize: '56rem',
  marginInline: 'auto',
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space[6],
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  background: vars.colour.surface,
  boxShadow: vars.shadow.card,
  '@media': {
    [screens.large]: {
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      justifyItems: 'start',
      textAlign: 'start',
      padding: vars.space[10],
      gap: vars.space[8],
    },
  },
});

export const name = style([text.title, { overflowWrap: 'anywhere' }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(6rem, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  marginBlockStart: vars.space[3],
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const factName = style({ color: vars.colour.textFaint });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  '@media': { [screens.large]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const history = style({ display: 'grid', gap: vars.space[5] });

export const sectionTitle = text.heading;
