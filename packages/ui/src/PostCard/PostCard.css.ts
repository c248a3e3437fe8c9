import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { clamp, text, wholeOnFocus } from '../theme/text.css';

export const card = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.line}`,
  background: vars.colour.surface,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
});

export const who = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const date = style([text.caption, { color: vars.colour.textFaint }]);

export const media = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  background: vars.colour.canvas,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const body = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[4],
});

export const likes = style([
  text.label,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[2], color: vars.colour.textMuted },
]);

export const heart = style({ color: vars.colour.accent });

export const caption = style([
  text.small,
  clamp[4],
  { color: vars.colour.text, whiteSpace: 'pre-line', selectors: wholeOnFocus },
]);
