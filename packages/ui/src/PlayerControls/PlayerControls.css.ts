import { globalStyle, style } from '@vanilla-extract/css';
import { area as captions } from '../PlayerCaptions/PlayerCaptions.css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { LOW_HEIGHT } from '../StatisticsPanel/StatisticsPanel.constants';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

const { compact, crowded, low, short, tight, upright } = frames;

export const controls = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.calm}`,
  selectors: { '&[data-shown="false"]': { opacity: 0 } },
});

globalStyle(`${controls}[data-shown="true"] :is(button, a, input, [role="slider"], [role="menu"])`, {
  pointerEvents: 'auto',
});

/** Captions may come at any moment: their room is kept while they are on, so that no button moves with each line. */
const captioned = `${captions} ~ ${controls}`;

/** A shade over the film, of the ground around it: any other would stain the bars beside a picture. */
const shade = (percent: number) => `color-mix(in srgb, ${vars.colour.stage} ${percent}%, transparent)`;

/** Forced colours are those of the system's own background, not of a film. */
const onCanvas = { background: 'Canvas' };

export const top = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[12]}`,
  background: `linear-gradient(${shade(92)}, transparent)`,
  '@media': { [preferences.forcedColours]: onCanvas },
  '@container': {
    [low]: { paddingBlockEnd: vars.space[3] },
    [compact]: { padding: vars.space[1], paddingInlineStart: vars.space[3] },
  },
  // The figures are below the title: the buttons of the middle make room, and the shade stays above them.
  selectors: {
    // By an attribute, as the panel comes with styles of its own.
    [`[data-statistics] ~ ${controls} > &`]: {
      '@container': {
        [short]: {
          minBlockSize: `calc(3.75rem + ${LOW_HEIGHT} + ${vars.space[2]})`,
          alignItems: 'start',
          paddingBlockEnd: `calc(${LOW_HEIGHT} + ${vars.space[2]})`,
          backgroundSize: `100% calc(100% - ${LOW_HEIGHT} - ${vars.space[2]})`,
          backgroundRepeat: 'no-repeat',
        },
        [compact]: { minBlockSize: 0, alignItems: 'center' },
      },
    },
  },
});

/** In a phone's frame the page says the title below; there the buttons of the middle take its place. */
export const heading = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  selectors: {
    [`${captioned} &`]: { '@container': { [upright]: { visibility: 'hidden' } } },
    '&[data-has-aside="true"]': { '@container': { [upright]: { display: 'none' } } },
  },
});

export const title = style([text.label, clamp[1], { fontSize: vars.fontSize.lead }]);

export const subtitle = style([text.caption, clamp[1], { color: vars.colour.textMuted }]);

export const middle = style({
  gridArea: '2 / 1',
  display: 'grid',
  placeItems: 'center',
  gridAutoFlow: 'column',
  alignContent: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
  '@container': { [low]: { alignContent: 'start' } },
  selectors: {
    [`${captioned} > &`]: {
      '@container': {
        [short]: { alignContent: 'start' },
        [upright]: { gridArea: '1 / 1', alignContent: 'center' },
        // Beside them the volume's.
        [tight]: { justifyContent: 'start' },
      },
    },
  },
});

/** Playback runs from left to right in every script, as the seek bar does: forward is never left of back. */
const playbackDirection = 'ltr';

/** In the middle only where the bar has no room for it. */
export const centre = style({
  display: 'none',
  direction: playbackDirection,
  alignItems: 'center',
  gap: vars.space[8],
  '@container': {
    // What the buttons leave of the frame, the way to what is next among them.
    [compact]: { display: 'flex', gap: `clamp(0rem, (100cqi - 16rem) / 4, ${vars.space[4]})` },
  },
  '@media': { [preferences.touch]: { display: 'flex' } },
});

/** As wide as the button for what is next, so that the main button stays in the middle. */
export const balance = style({
  display: 'none',
  inlineSize: vars.space.target,
  '@container': { [compact]: { display: 'block' }, [tight]: { display: 'none' } },
  selectors: { [`${captioned} &`]: { '@container': { [upright]: { display: 'none' } } } },
});

export const big = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.full,
  background: vars.colour.veil,
  border: `1px solid ${vars.colour.lineStrong}`,
  ':hover': { background: vars.colour.highlight, color: vars.colour.highlightText },
  '@container': {
    [low]: { inlineSize: '3.25rem', blockSize: '3.25rem' },
    [tight]: { inlineSize: vars.space.target, blockSize: vars.space.target },
  },
  // On the line at the top, where it would touch the frame's edge, it is as high as the others.
  selectors: {
    [`${captioned} &`]: {
      '@container': { [upright]: { inlineSize: vars.space.target, blockSize: vars.space.target } },
    },
  },
});

export const beside = style({ background: vars.colour.veil });

/** Around the main button, whichever size it has. */
export const ring = style({
  position: 'absolute',
  inset: '-0.25rem',
  display: 'grid',
  color: vars.colour.highlight,
});

globalStyle(`${big} > ${ring} > *`, { inlineSize: '100%', blockSize: '100%' });

/** Seen whether the controls are shown or not. */
export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: '3.5rem',
  color: vars.colour.highlight,
  lineHeight: 1,
  pointerEvents: 'none',
});

export const bottom = style({
  gridArea: '3 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[10],
  paddingBlockEnd: `max(${vars.space[2]}, env(safe-area-inset-bottom))`,
  background: `linear-gradient(transparent, ${shade(78)} 45%, ${shade(92)})`,
  '@media': { [preferences.forcedColours]: onCanvas },
  '@container': {
    [low]: { paddingBlockStart: 0 },
    [compact]: { paddingBlock: 0 },
    [tight]: { paddingInline: vars.space[2] },
  },
});

export const row = style({
  display: 'flex',
  direction: playbackDirection,
  alignItems: 'center',
  gap: vars.space[1],
  '@container': { [compact]: { gap: 0, marginInline: `calc(-1 * ${vars.space[2]})` } },
});

/** What a narrow frame shows elsewhere. */
export const narrowOnly = style({ display: 'none', '@container': { [compact]: { display: 'contents' } } });

export const roomyOnly = style({ display: 'contents', '@container': { [compact]: { display: 'none' } } });

/**
 * Where the bar has no room for it, the way to the keys is at the top's start, where no feedback lies over it; a phone has
 * no keys, and no room.
 */
export const keysAbove = style({
  display: 'none',
  '@media': { [`not ${preferences.touch}`]: { '@container': { [crowded]: { display: 'contents' } } } },
  selectors: { [`${captioned} &`]: { '@container': { [upright]: { display: 'none' } } } },
});

export const keysInBar = style({ display: 'contents', '@container': { [crowded]: { display: 'none' } } });

/** The length goes first where there is hardly room for the tools. */
export const length = style({ '@container': { '(max-width: 30rem)': { display: 'none' } } });

export const wideOnly = style({
  display: 'contents',
  '@container': { [compact]: { display: 'none' } },
  '@media': { [preferences.touch]: { display: 'none' } },
});

export const time = style([
  text.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.colour.text,
    fontWeight: vars.fontWeight.medium,
    // The place itself, which the seek bar says too; what shows a live stream's edge stays.
    '@container': { [tight]: { selectors: { '&[dir]': { display: 'none' } } } },
  },
]);

export const space = style({ flex: '1 1 0', minInlineSize: 0 });

export const toLive = style([
  text.caption,
  {
    minBlockSize: vars.space.target,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.full,
    fontWeight: vars.fontWeight.strong,
    color: vars.colour.highlight,
    ':hover': { background: vars.colour.quiet },
  },
]);

export const tool = style({
  selectors: {
    '&[aria-expanded="true"]': { background: vars.colour.quiet, color: vars.colour.highlight },
    '&[data-on="true"]': { color: vars.colour.highlight },
  },
});

globalStyle(`${centre} > ${narrowOnly} > button`, { background: vars.colour.veil });

// The way to what is live now needs the end of that line.
globalStyle(`${captioned}:has(${toLive}) > ${middle}`, {
  '@container': { [upright]: { justifyContent: 'start' } },
});

// In a small frame they reach its edges, which would cut a ring outside of them.
globalStyle(`${controls} :is(button, a)`, { '@container': { [compact]: { outlineOffset: '-3px' } } });
globalStyle(`${row} > *`, { flexShrink: 0 });
globalStyle(`${row} > ${space}`, { flexShrink: 1 });

// With large text they grow narrower in place of a second row, which would reach the captions.
globalStyle(`${row} > button`, { '@container': { [compact]: { flexShrink: 1 } } });
