import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const alert = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingInline: vars.space[4],
    paddingBlock: vars.space[3],
    borderRadius: vars.radius.medium,
    borderInlineStart: `4px solid currentColor`,
  },
]);

export const tones = styleVariants({
  bad: { background: vars.colour.badSurface, color: vars.colour.bad },
  good: { background: vars.colour.goodSurface, color: vars.colour.good },
  note: { background: vars.colour.noteSurface, color: vars.colour.highlight },
});

export const mark = style({ flexShrink: 0 });

export const message = style({ flex: '1 1 12rem', minInlineSize: 0, color: vars.colour.text });
