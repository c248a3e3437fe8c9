import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({
  borderRadius: vars.radius.small,
  textUnderlineOffset: '0.2em',
  transition: `color ${vars.duration.quick}, text-decoration-color ${vars.duration.quick}`,
});

/** How a link looks in running text and on its own. */
export const link = styleVariants({
  text: [
    base,
    {
      color: vars.colour.accent,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      ':hover': { color: vars.colour.highlight },
    },
  ],
  quiet: [
    base,
    { color: vars.colour.textMuted, ':hover': { color: vars.colour.text, textDecoration: 'underline' } },
  ],
  alone: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[1],
      minBlockSize: vars.space.target,
      // Its text stands at the edges of what is above and below.
      paddingInline: vars.space[1],
      marginInline: `calc(-1 * ${vars.space[1]})`,
      color: vars.colour.textMuted,
      fontWeight: vars.fontWeight.strong,
      ':hover': { color: vars.colour.highlight },
    },
  ],
});
