import { style } from '@vanilla-extract/css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** Between the player's title and its bar. */
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
    [frames.low]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'start',
      insetBlockStart: '3.25rem',
      insetInline: vars.space[2],
      maxInlineSize: '34rem',
      maxBlockSize: 'calc(100% - 8.875rem)',
      paddingBlock: 0,
      paddingInline: vars.space[3],
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

/** Where there is hardly room, the figures alone. */
export const title = style([text.label, { '@container': { [frames.low]: { display: 'none' } } }]);

export const lines = style({
  paddingBlockEnd: vars.space[2],
  paddingInlineEnd: vars.space[3],
  '@container': {
    [frames.low]: {
      flex: '1 1 auto',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
      columnGap: vars.space[4],
      paddingBlock: vars.space[1],
      paddingInlineEnd: vars.space[1],
    },
  },
});

export const line = style([
  text.caption,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: '0.125rem',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [frames.low]: { gap: vars.space[2], paddingBlock: 0, fontSize: '0.6875rem' } },
  },
]);

/** Figures and units keep their order, whatever way the page runs. */
export const value = style({ unicodeBidi: 'plaintext' });

export const name = style({ color: vars.colour.textMuted });
