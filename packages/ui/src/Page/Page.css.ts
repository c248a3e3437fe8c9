import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { Colours } from '../theme/colours';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svb',
  overflowX: 'clip',
});

// On paper a page is its content.
globalStyle(`${page} > :not(main)`, { '@media': { print: { display: 'none' } } });
globalStyle(`html:has(.${page})`, {
  '@media': { print: { colorScheme: 'light', background: 'Canvas' } },
});

/** Gives these colours of the theme one colour. */
const setColours = (names: readonly (keyof Colours)[], colour: string) =>
  Object.fromEntries(names.map((name) => [vars.colour[name], colour]));

// Words are ink and their grounds paper, also where a browser prints backgrounds. On the body: no theme is set below it.
globalStyle(`body:has(.${page})`, {
  '@media': {
    print: {
      background: 'none',
      vars: {
        ...setColours(
          ['text', 'textMuted', 'textFaint', 'accent', 'highlight', 'good', 'bad', 'lineStrong'],
          'CanvasText',
        ),
        ...setColours(
          ['canvas', 'surface', 'raised', 'overlay', 'quiet', 'veil', 'shade', 'highlightText'],
          'Canvas',
        ),
        ...setColours(['goodSurface', 'badSurface', 'noteSurface'], 'Canvas'),
      },
    },
  },
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  maxInlineSize: `calc(100% - 2 * ${vars.space[2]})`,
  zIndex: vars.layer.front,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.colour.highlight,
  color: vars.colour.highlightText,
  fontWeight: vars.fontWeight.strong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

export const main = style({ display: 'flex', flexDirection: 'column', flex: 1, inlineSize: '100%' });

export const content = styleVariants({
  /** Content below the fixed header, within the gutters; the footer is below the screen, as with `bleed`. */
  standard: {
    minBlockSize: '100svb',
    paddingInline: vars.space.gutter,
    paddingBlockStart: `calc(${vars.space.header} + ${vars.space[8]})`,
    paddingBlockEnd: vars.space[16],
    '@media': { print: { padding: 0 } },
  },
  /** Full width from the top of the screen, beneath the header; the footer is below it, where no late content pushes it. */
  bleed: { minBlockSize: '100svb', paddingBlockEnd: vars.space[16] },
  /** One thing in the middle, for forms and messages. */
  centred: {
    position: 'relative',
    isolation: 'isolate',
    flex: 1,
    display: 'grid',
    placeItems: 'center',
    paddingInline: vars.space.gutter,
    paddingBlockStart: `calc(${vars.space.header} + ${vars.space[6]})`,
    paddingBlockEnd: vars.space[12],
  },
});

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `radial-gradient(ellipse at center, ${vars.colour.shade}, color-mix(in srgb, ${vars.colour.canvas} 55%, transparent) 70%), linear-gradient(transparent 60%, ${vars.colour.canvas})`,
  },
});

export const heading = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockEnd: vars.space[8],
  color: vars.colour.text,
});

export const title = text.title;

export const lead = style([text.lead, { color: vars.colour.textMuted, maxInlineSize: '65ch' }]);
