import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

export const card = style({
  position: 'relative',
  display: 'flex',
  // Large text on a narrow screen has the whole width, below the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  transition: `background ${vars.duration.quick}`,
  ':hover': { background: vars.colour.raised },
  selectors: {
    '&[data-current="true"]': {
      background: vars.colour.raised,
      boxShadow: `inset 0 0 0 1px ${vars.colour.highlight}`,
    },
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
});

export const frame = style({
  position: 'relative',
  flex: '1 1 min(11rem, 52%)',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

/** Takes what the picture leaves of the line that they share. */
export const body = style({
  flex: '999 1 6.5rem',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const number = style([text.caption, { color: vars.colour.textFaint }]);

export const title = style([text.label, clamp[2]]);

export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  ':focus-visible': { outline: 'none' },
});
