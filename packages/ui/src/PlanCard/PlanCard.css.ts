import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';
import { tracking } from '../theme/typography';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
});

export const cell = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: `min(${vars.space[8]}, 9vw)`,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.line}`,
  background: vars.colour.surface,
  boxShadow: vars.shadow.card,
  transition: `border-color ${vars.duration.quick}, transform ${vars.duration.calm} ${vars.easing.out}`,
  ':hover': { borderColor: vars.colour.lineStrong },
});

/** As wide as its text: a name of the other direction begins at the card's start too. */
export const name = style([text.heading, { alignSelf: 'flex-start' }]);

export const price = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.leading.tight,
  letterSpacing: tracking('-0.02em'),
});

export const period = style({
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.body,
  letterSpacing: '0',
  color: vars.colour.textMuted,
});

export const feature = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  color: vars.colour.textMuted,
});

/** In its own direction, at the side where the page's lines begin. */
export const featureText = style({ minInlineSize: 0, textAlign: ['-webkit-match-parent', 'match-parent'] });

/** In the middle of the first line, however high the script's lines are. */
export const tick = style({ flexShrink: 0, blockSize: '1lh', color: vars.colour.highlight });

export const foot = style({ display: 'grid', gap: vars.space[3], marginBlockStart: 'auto' });

// Narrower at the sides than elsewhere, so that Tamil's words stay on one line on a phone.
globalStyle(`${foot} > button`, { paddingInline: vars.space[3] });
