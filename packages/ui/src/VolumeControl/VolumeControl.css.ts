import { style } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

export const control = style({ display: 'inline-flex', alignItems: 'center' });

/** Devices with a rocker of their own get the button alone, as do frames where it would take the room of the title or of the bar's buttons. */
export const slider = style({
  appearance: 'none',
  inlineSize: '5.5rem',
  blockSize: vars.space.target,
  marginInlineEnd: vars.space[2],
  background: 'transparent',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
  '::-webkit-slider-runnable-track': {
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: `linear-gradient(90deg, ${vars.colour.text} var(--level), color-mix(in srgb, ${vars.colour.text} 26%, transparent) var(--level))`,
  },
  '::-webkit-slider-thumb': {
    appearance: 'none',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    marginBlockStart: '-5px',
    borderRadius: vars.radius.full,
    background: vars.colour.text,
  },
  '::-moz-range-track': {
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: `color-mix(in srgb, ${vars.colour.text} 26%, transparent)`,
  },
  '::-moz-range-progress': { blockSize: '4px', background: vars.colour.text },
  '::-moz-range-thumb': {
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    border: 0,
    background: vars.colour.text,
  },
  selectors: {
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `3px solid ${vars.colour.focus}`,
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [preferences.touch]: { display: 'none' },
    [preferences.forcedColours]: { appearance: 'auto' },
  },
  '@container': {
    '(max-width: 30rem)': { display: 'none' },
    '(min-width: 40rem) and (max-width: 48rem)': { display: 'none' },
  },
});
