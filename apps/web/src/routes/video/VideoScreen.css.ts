import { screens, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({ display: 'grid', gap: vars.space[6] });

export const back = style({ marginBlockStart: `calc(-1 * ${vars.space[4]})` });

/** As large as the window allows with the title still in sight; from edge to edge on small screens. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 'calc((100svb - 14rem) * 16 / 9)',
  minInlineSize: 'min(100%, 40rem)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.colour.surface,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.lifted,
  '@media': {
    [screens.small]: {
      inlineSize: `calc(100% + 2 * ${vars.space.gutter})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      borderRadius: 0,
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  background: vars.colour.canvas,
});
