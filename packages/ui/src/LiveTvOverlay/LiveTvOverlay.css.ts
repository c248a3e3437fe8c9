import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

export const player = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '100dvh',
  overflow: 'hidden',
  background: vars.colour.canvas,
});

/** As large as the screen lets a wide picture be; not a target itself, so that it can't take the focus. */
export const slot = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: 'min(100%, calc(100dvh * 16 / 9))',
  aspectRatio: '16 / 9',
  maxBlockSize: '100%',
  background: vars.colour.surface,
  pointerEvents: 'none',
});

globalStyle(`${slot} > *`, { inlineSize: '100%', blockSize: '100%', border: 0, objectFit: 'cover' });

/** The whole picture plays and pauses for the pointer; the keyboard has the button below. */
export const surface = style({ position: 'absolute', inset: 0, inlineSize: '100%', cursor: 'pointer' });

const bar = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left))`,
  pointerEvents: 'none',
});

globalStyle(`${bar} button`, { pointerEvents: 'auto' });

export const top = style([
  bar,
  {
    insetBlockStart: 0,
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[16],
    background: `linear-gradient(${vars.colour.shade}, transparent)`,
  },
]);

export const bottom = style([
  bar,
  {
    insetBlockEnd: 0,
    justifyContent: 'center',
    paddingBlockStart: vars.space[16],
    paddingBlockEnd: `max(${vars.space[6]}, env(safe-area-inset-bottom))`,
    background: `linear-gradient(transparent, ${vars.colour.shade})`,
  },
]);

export const channel = style([text.heading, clamp[1], { flex: '1 1 auto', minInlineSize: 0 }]);

export const notice = style([
  text.body,
  {
    position: 'absolute',
    insetInline: vars.space[4],
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    justifySelf: 'center',
    maxInlineSize: '26rem',
    padding: vars.space[5],
    borderRadius: vars.radius.large,
    background: vars.colour.veil,
    textAlign: 'center',
    pointerEvents: 'none',
  },
]);
