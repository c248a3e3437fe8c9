import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.colour.highlight,
  color: vars.colour.highlightText,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: '1',
});

export const sizes = styleVariants({
  small: { inlineSize: vars.space[8], blockSize: vars.space[8], fontSize: vars.fontSize.caption },
  medium: { inlineSize: vars.space[12], blockSize: vars.space[12], fontSize: vars.fontSize.lead },
  large: { inlineSize: vars.space[24], blockSize: vars.space[24], fontSize: vars.fontSize.title },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
