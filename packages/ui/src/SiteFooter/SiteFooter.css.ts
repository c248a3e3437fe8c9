import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const footer = style({
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  background: vars.colour.surface,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space[8],
  '@media': {
    [screens.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
  },
});

// On small screens two short columns are side by side; what follows has the full width for its longer lines.
globalStyle(`${columns} > :nth-child(n + 3)`, { '@media': { [screens.small]: { gridColumn: '1 / -1' } } });

export const list = style({
  '@media': {
    [screens.small]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
      columnGap: vars.space[4],
    },
  },
});

export const title = style([text.label, { marginBlockEnd: vars.space[2] }]);

export const entry = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.space.target,
    paddingBlock: vars.space[1],
    // An address in large text is longer than a narrow screen is wide.
    overflowWrap: 'anywhere',
    color: vars.colour.textFaint,
  },
]);

export const link = style([
  entry,
  {
    color: vars.colour.textMuted,
    ':hover': { color: vars.colour.text, textDecoration: 'underline' },
  },
]);

export const networks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});

export const network = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.target,
  blockSize: vars.space.target,
  borderRadius: vars.radius.full,
  background: vars.colour.raised,
  color: vars.colour.textMuted,
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const bottom = style([
  text.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockStart: vars.space[10],
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.colour.line}`,
    color: vars.colour.textFaint,
  },
]);
