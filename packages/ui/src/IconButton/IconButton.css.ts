import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space.target,
  blockSize: vars.space.target,
  borderRadius: vars.radius.full,
  color: vars.colour.text,
  transition: `background ${vars.duration.quick}, color ${vars.duration.quick}`,
  ':disabled': { color: vars.colour.textFaint, cursor: 'not-allowed' },
});

export const variants = styleVariants({
  plain: { ':hover': { background: vars.colour.quiet } },
  onPicture: {
    background: vars.colour.veil,
    border: `1px solid ${vars.colour.line}`,
    ':hover': { background: vars.colour.highlight, color: vars.colour.highlightText },
  },
});
