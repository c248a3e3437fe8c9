import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';
import { lineHeight } from '../theme/typography';

export const field = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const label = text.label;

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.space[12],
  background: vars.colour.canvas,
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.duration.quick}, background ${vars.duration.quick}`,
  ':hover': { borderColor: vars.colour.text },
  selectors: {
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': { borderColor: vars.colour.badLine },
    '&:has(input:disabled)': { borderStyle: 'dashed', background: vars.colour.surface },
  },
});

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.space[12],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  background: 'transparent',
  border: 0,
  lineHeight: lineHeight('body'),
  // What is typed decides its own direction, the page decides on which side it starts.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.colour.textFaint, opacity: 1 },
  selectors: {
    '&:autofill': {
      WebkitTextFillColor: vars.colour.text,
      boxShadow: `inset 0 0 0 4rem ${vars.colour.raised}`,
      borderRadius: vars.radius.medium,
      caretColor: vars.colour.text,
    },
  },
});

export const hint = style([text.caption, { color: vars.colour.textFaint }]);

export const error = style([
  text.caption,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    color: vars.colour.bad,
  },
]);

export const errorMark = style({ flexShrink: 0, marginBlockStart: '0.1em' });
