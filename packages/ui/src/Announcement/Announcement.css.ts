import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { coveredFoot } from '../theme/coveredFoot';
import { text } from '../theme/text.css';

/**
 * Over the foot of the screen, and at the end of the page below the footer, which it doesn't cover there. Another one
 * comes above, so that none moves away under a finger.
 */
export const stack = style({
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  // It stays in the page for assistive technology, which reads out what comes into it.
  ':empty': { paddingBlockEnd: 0 },
});

const withAnnouncement = `:root:has(> body > .${stack} > *)`;

globalStyle(withAnnouncement, coveredFoot);

// On a page that is lower than the screen it is at the screen's foot, too.
globalStyle(`${withAnnouncement} > body`, { display: 'flex', flexDirection: 'column' });

export const announcement = style([
  text.small,
  {
    maxInlineSize: `min(44rem, 100% - 2 * ${vars.space[4]})`,
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[4],
    paddingInlineEnd: vars.space[1],
    borderRadius: vars.radius.medium,
    border: `1px solid ${vars.colour.line}`,
    borderInlineStart: `4px solid ${vars.colour.highlight}`,
    background: vars.colour.overlay,
    boxShadow: vars.shadow.overlay,
    '@media': { [screens.small]: { flexWrap: 'wrap', rowGap: 0 } },
  },
]);

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  // The button that closes stays beside them, whatever the size of text.
  '@media': { [screens.small]: { flexBasis: `calc(100% - ${vars.space.target} - ${vars.space[3]})` } },
});

/** A line in its own direction, at the side where the page's lines begin. */
export const line = style({ textAlign: 'match-parent' });

export const other = style([line, { color: vars.colour.textMuted }]);

export const way = style({ flexShrink: 0, '@media': { [screens.small]: { order: 1 } } });
