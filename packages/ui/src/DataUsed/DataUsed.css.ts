import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const meter = style([
  text.caption,
  {
    flexShrink: 0,
    maxInlineSize: '60%',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.large,
    background: vars.colour.shade,
    color: vars.colour.textMuted,
  },
]);

/** Over a picture without controls. */
export const alone = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[4],
});

export const amount = style({ color: vars.colour.text, fontVariantNumeric: 'tabular-nums' });
