import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '44rem',
  marginInline: 'auto',
});

export const back = style({ '@media': { print: { display: 'none' } } });
