import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Neither another weight nor any room: joined letters and conjuncts stay joined across the mark's edge. */
export const mark = style({
  background: 'transparent',
  color: vars.colour.highlight,
  textDecoration: 'underline',
  textDecorationThickness: '0.1em',
  textUnderlineOffset: '0.18em',
});
