import { style } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { tickSize } from './menuStyles';

/** What is behind a sheet at the foot of a small screen steps back, and takes no press. */
export const veil = style({
  display: 'none',
  position: 'fixed',
  zIndex: vars.layer.menu,
  inset: 0,
  background: vars.colour.veil,
  '@media': { [screens.small]: { display: 'block' } },
});

export const tick = style({ flexShrink: 0, inlineSize: tickSize, display: 'inline-grid' });
