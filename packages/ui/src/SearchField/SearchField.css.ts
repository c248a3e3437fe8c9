import { style } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { lineHeight } from '../theme/typography';

/** The width of the header that it is in where it has room beside the navigation: in rem, so that larger text folds it sooner. */
const wide = '(min-width: 77.25rem)';

/** A button until it is pressed; it then lies over the header. */
export const box = style({
  display: 'none',
  alignItems: 'center',
  selectors: {
    '&[data-open="true"]': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      display: 'flex',
      paddingInline: vars.space.gutter,
      background: vars.colour.canvas,
    },
  },
  '@container': {
    [wide]: {
      position: 'relative',
      display: 'block',
      flex: '1 0 8rem',
      maxInlineSize: '17rem',
      blockSize: vars.space.target,
      selectors: {
        '&[data-open="true"]': { position: 'relative', display: 'block', padding: 0, background: 'none' },
      },
    },
  },
});

export const form = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  gap: vars.space[2],
  minInlineSize: 0,
  transition: `inline-size ${vars.duration.quick}`,
  '@container': {
    // What is typed has room over the end of the navigation.
    [wide]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '100%',
      // Its shade lets the words that it lies over fade out, where they would be cut off.
      ':focus-within': { inlineSize: 'max(100%, 20rem)' },
      selectors: {
        '&:focus-within::before': {
          content: '',
          position: 'absolute',
          inset: 0,
          borderRadius: vars.radius.full,
          boxShadow: `0 0 ${vars.space[4]} ${vars.space[6]} ${vars.colour.canvas}`,
        },
      },
    },
  },
  '@media': { [preferences.reducedMotion]: { transition: 'none' } },
});

export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.space.target,
  paddingInline: vars.space[3],
  gap: vars.space[2],
  background: vars.colour.canvas,
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.full,
  ':hover': { borderColor: vars.colour.text },
  selectors: {
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '1px' },
  },
});

export const icon = style({ flexShrink: 0, color: vars.colour.textMuted });

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.space.target,
  // What is typed has a direction of its own, the placeholder the page's.
  ':placeholder-shown': { direction: 'inherit' },
  paddingInlineEnd: vars.space[4],
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.full,
  lineHeight: lineHeight('body'),
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.colour.textFaint, opacity: 1 },
});

export const close = style({ '@container': { [wide]: { display: 'none' } } });

export const open = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.space.target,
  blockSize: vars.space.target,
  borderRadius: vars.radius.full,
  color: vars.colour.text,
  transition: `background ${vars.duration.quick}`,
  ':hover': { background: vars.colour.quiet },
  '@container': { [wide]: { display: 'none' } },
});
