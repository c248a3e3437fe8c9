import { lineHeight, screens, text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width, without the page's gutters, that has room for the lines beside the form: in rem, so that larger text has it later. */
const roomy = '(min-width: 69rem)';

export const sides = style({
  containerType: 'inline-size',
  display: 'flex',
  gap: vars.space[16],
  // At the top, whatever the form's height: centred it would move while the browser reads the page.
  alignItems: 'flex-start',
  alignSelf: 'start',
  marginBlockStart: 'max(0px, 12svb - 6rem)',
  inlineSize: '100%',
  maxInlineSize: '76rem',
});

/** The lines beside the form; a small screen has room for the form alone. */
export const promise = style({
  display: 'none',
  '@container': {
    [roomy]: {
      display: 'grid',
      flex: 1,
      gap: vars.space[6],
      maxInlineSize: '34rem',
      // In the middle of what the form leaves, also before the browser has read the form.
      marginInlineStart: 'calc(50cqi - 33rem)',
      marginBlockStart: 'min(9rem, 18svb)',
    },
  },
});

export const promiseTitle = style([text.display, { textWrap: 'balance' }]);

export const promiseLead = style([text.lead, { color: vars.colour.textMuted }]);

export const points = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[2] });

export const point = style({
  display: 'flex',
  gap: vars.space[4],
  alignItems: 'flex-start',
  color: vars.colour.textMuted,
  lineHeight: lineHeight('body'),
});

export const pointMark = style({ flexShrink: 0, marginBlockStart: '0.25em', color: vars.colour.highlight });

export const formColumn = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  justifyItems: 'center',
  rowGap: vars.space[6],
  '@container': { [roomy]: { flex: '0 1 28rem' } },
});

/** Dusk over the page: the brand's two lights and the ink below. */
export const dusk = style({
  position: 'absolute',
  inset: 0,
  background: [
    `radial-gradient(60rem 36rem at 8% 8%, color-mix(in srgb, ${vars.colour.action} 34%, transparent), transparent 65%)`,
    `radial-gradient(48rem 30rem at 88% 96%, color-mix(in srgb, ${vars.colour.highlight} 20%, transparent), transparent 62%)`,
    `linear-gradient(${vars.colour.surface}, ${vars.colour.canvas})`,
  ].join(', '),
});

export const dawn = style({ stopColor: vars.colour.highlight });

export const fade = style({ stopColor: vars.colour.action, stopOpacity: 0.05 });

/** Frames of a moving picture, drifting off the edge. */
export const frames = style({
  position: 'absolute',
  // In the middle of the screen: the page's height grows while the browser reads it.
  insetBlockStart: '50svb',
  insetInlineStart: '-6rem',
  blockSize: 'min(120vh, 68rem)',
  translate: '0 -50%',
  opacity: 0.55,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': { [screens.small]: { insetInlineStart: '-12rem', opacity: 0.4 } },
});
