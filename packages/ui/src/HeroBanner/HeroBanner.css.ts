import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { caption } from '../Artwork/Artwork.css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';
import { lineHeight } from '../theme/typography';

export const heroHeight = 'clamp(30rem, 84svb, 52rem)';

/** Room under the button for what covers the banner's lower edge. */
export const roomBelow = createVar();

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: heroHeight,
  paddingInline: vars.space.gutter,
  paddingBlock: `calc(${vars.space.header} + ${vars.space[12]}) ${fallbackVar(roomBelow, vars.space[12])}`,
  overflow: 'hidden',
});

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${vars.colour.canvas} 2%, transparent 46%), linear-gradient(to right, color-mix(in srgb, ${vars.colour.canvas} 90%, transparent), color-mix(in srgb, ${vars.colour.canvas} 55%, transparent) 38%, transparent 68%)`,
  },
  selectors: {
    '[dir="rtl"] &::after': {
      background: `linear-gradient(to top, ${vars.colour.canvas} 2%, transparent 46%), linear-gradient(to left, color-mix(in srgb, ${vars.colour.canvas} 90%, transparent), color-mix(in srgb, ${vars.colour.canvas} 55%, transparent) 38%, transparent 68%)`,
    },
  },
  '@media': {
    [screens.small]: {
      selectors: {
        // Twice itself: before what the direction decides on wide screens.
        '&&::after': {
          background: `linear-gradient(to top, ${vars.colour.canvas} 4%, color-mix(in srgb, ${vars.colour.canvas} 82%, transparent) 38%, transparent 74%)`,
        },
      },
    },
  },
});

// The banner shows the title itself, large.
globalStyle(`${backdrop} ${caption}`, { display: 'none' });

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  inlineSize: 'min(38rem, 100%)',
  '@container': {
    // Where the words take most of the width, also on a phone held sideways or with large text: the shade is as tall as
    // they are, so that a long text over a bright picture can be read.
    '(max-width: 60rem)': {
      position: 'relative',
      '::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetInlineStart: `calc(-1 * ${vars.space.gutter})`,
        inlineSize: `calc(100cqi + 2 * ${vars.space.gutter})`,
        insetBlock: `calc(-1 * ${vars.space[24]})`,
        background: `linear-gradient(transparent, color-mix(in srgb, ${vars.colour.canvas} 66%, transparent) ${vars.space[24]}, transparent)`,
      },
    },
  },
});

export const title = style([
  text.display,
  clamp[3],
  {
    lineHeight: lineHeight('snug'),
    // Nastaliq takes nearly twice the height: smaller, three lines leave Watch Now in sight.
    selectors: {
      '&:lang(ur), &:lang(ks), &:lang(sd)': { fontSize: `calc(${vars.fontSize.display} * 0.7)` },
    },
  },
]);

export const facts = style([text.small, { color: vars.colour.textMuted }]);

export const description = style([text.lead, clamp[3], { color: vars.colour.text, maxInlineSize: '56ch' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
