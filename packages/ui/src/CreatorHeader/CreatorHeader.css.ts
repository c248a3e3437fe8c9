import { style } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const header = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[6],
  justifyItems: 'center',
  paddingBlock: vars.space[10],
  paddingInline: vars.space.gutter,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  textAlign: 'center',
  background: `radial-gradient(120% 140% at 12% 0%, color-mix(in srgb, ${vars.colour.action} 42%, transparent), transparent 60%), radial-gradient(90% 120% at 100% 100%, color-mix(in srgb, ${vars.colour.highlight} 26%, transparent), transparent 62%), ${vars.colour.surface}`,
  '@media': {
    [screens.large]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      justifyItems: 'start',
      gap: vars.space[8],
      textAlign: 'start',
    },
  },
  selectors: {
    '[data-theme="contrast"] &': {
      background: vars.colour.surface,
      boxShadow: `inset 0 0 0 1px ${vars.colour.line}`,
    },
  },
});

export const portrait = style({
  padding: '4px',
  borderRadius: vars.radius.full,
  background: `conic-gradient(from 210deg, ${vars.colour.action}, ${vars.colour.highlight}, ${vars.colour.action})`,
});

export const who = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0, maxInlineSize: '100%' });

export const name = style([text.title, { overflowWrap: 'anywhere' }]);

export const handle = style([text.body, { color: vars.colour.textMuted, overflowWrap: 'anywhere' }]);

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockStart: vars.space[3],
  '@media': { [screens.small]: { justifyContent: 'center' } },
});

export const count = style({ display: 'grid' });

export const figure = style([text.heading, { order: -1, fontVariantNumeric: 'tabular-nums' }]);

export const of = style([text.caption, { color: vars.colour.textMuted }]);

export const actions = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });
