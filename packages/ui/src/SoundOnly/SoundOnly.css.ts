import { style } from '@vanilla-extract/css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** Over the media element, below all else; presses reach what lies under it. */
export const poster = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  // Darker than a film, so that it isn't taken for one that stands still.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `color-mix(in srgb, ${vars.colour.canvas} 55%, transparent)`,
  },
});

export const note = style([
  text.caption,
  {
    display: 'flex',
    flexShrink: 0,
    columnGap: vars.space[2],
    alignItems: 'center',
    maxInlineSize: '70%',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.large,
    background: vars.colour.shade,
    color: vars.colour.text,
    '@container': {
      // Beside it the title needs the room.
      [frames.compact]: { flexDirection: 'column', alignItems: 'end' },
      // There the page says the title.
      [frames.upright]: {
        flexDirection: 'row',
        alignItems: 'center',
        flexWrap: 'wrap',
        marginInlineEnd: 'auto',
      },
    },
  },
]);

export const said = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

/** Over a picture without controls. */
export const alone = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[4],
  paddingBlock: vars.space[1],
});

export const mark = style({ color: vars.colour.highlight });
