import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.betweenShelves,
});
