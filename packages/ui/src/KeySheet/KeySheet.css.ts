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

export const title = style([text.label, { marginBlockEnd: vars.space[2], color: vars.colour.highlight }]);

export const line = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: vars.space[10],
    borderBlockEnd: `1px solid ${vars.colour.line}`,
  },
]);

export const keys = style({
  display: 'inline-flex',
  // The words beside them wrap first.
  flex: 'none',
  flexWrap: 'wrap',
  maxInlineSize: '60%',
  gap: vars.space[1],
  justifyContent: 'end',
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
