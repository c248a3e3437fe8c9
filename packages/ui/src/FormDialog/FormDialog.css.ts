import { style } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  inlineSize: '28rem',
  maxInlineSize: '100%',
  '@media': { [screens.small]: { inlineSize: '100%' } },
});
