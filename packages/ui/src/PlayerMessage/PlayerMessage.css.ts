import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** A phone's frame, where the words and the ways on need all the height. */
const low = '(max-height: 16rem)';

export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  overflowY: 'auto',
  background: `color-mix(in srgb, ${vars.colour.canvas} 88%, transparent)`,
});

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '32rem',
  textAlign: 'center',
  '@container': { [low]: { gap: vars.space[1] } },
});

export const mark = style({ color: vars.colour.highlight, '@container': { [low]: { display: 'none' } } });

export const title = style([
  text.heading,
  { textWrap: 'balance', '@container': { [low]: { fontSize: vars.fontSize.body } } },
]);

export const detail = style([text.small, { color: vars.colour.textMuted, whiteSpace: 'pre-line' }]);

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
