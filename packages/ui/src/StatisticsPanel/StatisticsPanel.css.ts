import { style } from '@vanilla-extract/css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';
import { LOW_HEIGHT } from './StatisticsPanel.constants';

const { compact, cramped, tight } = frames;

/** Between the player's title and its bar; where there is hardly room, in two or three columns above the buttons of the middle. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: '4.5rem',
  insetInlineStart: vars.space[4],
  minInlineSize: 'min(17rem, 100% - 2rem)',
  maxInlineSize: 'calc(100% - 2rem)',
  maxBlockSize: 'calc(100% - 11rem)',
  overflowY: 'auto',
  padding: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.colour.shade,
  boxShadow: vars.shadow.lifted,
  '@container': {
    [cramped]: {
      display: 'flex',
      alignItems: 'start',
      insetBlockStart: '3.75rem',
      maxBlockSize: LOW_HEIGHT,
      padding: 0,
      paddingInlineStart: vars.space[3],
    },
    [compact]: { insetInlineStart: vars.space[2], maxInlineSize: `calc(100% - 2 * ${vars.space[2]})` },
    [`(${compact}) and (${cramped})`]: { insetBlockStart: '3.25rem' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // What closes the panel stays where the figures scroll.
  '@container': { [cramped]: { position: 'sticky', insetBlockStart: 0, order: 1 } },
});

/** With little room, only the figures. */
export const title = style([text.label, { '@container': { [cramped]: { display: 'none' } } }]);

export const lines = style({
  paddingBlockEnd: vars.space[2],
  paddingInlineEnd: vars.space[3],
  '@container': {
    [cramped]: {
      flex: '1 1 auto',
      minInlineSize: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      columnGap: vars.space[5],
      paddingBlock: vars.space[1],
      paddingInlineEnd: vars.space[1],
    },
    [`(${compact}) and (${cramped})`]: {
      gridTemplateColumns: 'repeat(2, auto)',
      columnGap: vars.space[4],
    },
    [`(${tight}) and (${cramped})`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const line = style([
  text.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    paddingBlock: '0.125rem',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [cramped]: { columnGap: vars.space[2], paddingBlock: 0, fontSize: '0.6875rem' } },
  },
]);

/** Figures and units keep their order, whatever way the page runs. */
export const value = style({ unicodeBidi: 'plaintext' });

export const name = style({ color: vars.colour.textMuted });
