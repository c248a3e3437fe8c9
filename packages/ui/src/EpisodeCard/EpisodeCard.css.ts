import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(11rem, 55%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  transition: `background ${vars.duration.quick}`,
  ':hover': { background: vars.colour.raised },
  // In em, so that large text on a narrow screen has the whole width for its words.
  '@media': { '(max-width: 18em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    '&[data-current="true"]': {
      background: vars.colour.raised,
      boxShadow: `inset 0 0 0 1px ${vars.colour.highlight}`,
    },
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
});

export const frame = style({ position: 'relative', borderRadius: vars.radius.medium, overflow: 'hidden' });

export const body = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minInlineSize: 0 });

export const number = style([text.caption, { color: vars.colour.textFaint }]);

export const title = style([text.label, clamp[2]]);

export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  ':focus-visible': { outline: 'none' },
});
