import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const panel = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[4],
  minInlineSize: 'min(17rem, 100% - 2rem)',
  maxInlineSize: 'calc(100% - 2rem)',
  maxBlockSize: 'calc(100% - 2rem)',
  overflowY: 'auto',
  padding: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.colour.shade,
  boxShadow: vars.shadow.lifted,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const title = style([text.label]);

export const lines = style({ paddingBlockEnd: vars.space[2], paddingInlineEnd: vars.space[3] });

export const line = style([
  text.caption,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: '0.125rem',
    fontVariantNumeric: 'tabular-nums',
  },
]);

/** Figures and units keep their order, whatever way the page runs. */
export const value = style({ unicodeBidi: 'plaintext' });

export const name = style({ color: vars.colour.textMuted });
