import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';
import { lineHeight } from '../theme/typography';

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minInlineSize: 0,
});

export const label = text.small;

/** Holds the arrow over the field. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const select = style([
  text.small,
  {
    minBlockSize: vars.space.target,
    maxInlineSize: '100%',
    paddingInline: `${vars.space[3]} ${vars.space[10]}`,
    // The browser's own arrow stands at the edge of the field, in a colour of its own.
    appearance: 'none',
    color: vars.colour.text,
    background: vars.colour.canvas,
    border: `1px solid ${vars.colour.lineStrong}`,
    borderRadius: vars.radius.medium,
    lineHeight: lineHeight('body'),
    cursor: 'pointer',
    ':hover': { borderColor: vars.colour.text },
    ':focus-visible': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    // As wide as its widest option it would fetch the fonts of all their scripts to measure them.
    selectors: { '&:has(> option[lang])': { fieldSizing: 'content' } },
  },
]);

/** In the text's colour, which is the system's where colours are forced; a press on it is one on the field. */
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
});
