import { style } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${vars.space[6]} ${vars.space[10]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  inlineSize: 'min(46rem, 100vw - 5rem)',
  '@media': { [screens.small]: { inlineSize: 'auto' } },
});

/** Large text may leave no line that a long word fits on. */
export const choice = style({ marginBlockStart: vars.space[4], overflowWrap: 'anywhere' });

export const title = style([text.label, { marginBlockEnd: vars.space[2], color: vars.colour.highlight }]);

export const line = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    minBlockSize: vars.space[10],
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.colour.line}`,
  },
]);

/** It wraps beside its keys; where too little of it stays on a line, they go to one of their own. */
export const what = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  justifyContent: 'end',
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const key = style([
  text.caption,
  {
    minInlineSize: vars.space[8],
    paddingInline: vars.space[2],
    paddingBlock: '0.125rem',
    borderRadius: vars.radius.small,
    border: `1px solid ${vars.colour.lineStrong}`,
    borderBlockEndWidth: '3px',
    background: vars.colour.raised,
    textAlign: 'center',
    fontFamily: 'inherit',
    fontWeight: vars.fontWeight.strong,
  },
]);
