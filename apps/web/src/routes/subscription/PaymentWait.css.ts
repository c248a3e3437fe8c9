import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.highlight}`,
  background: vars.colour.noteSurface,
  boxShadow: vars.shadow.card,
});

export const title = style([
  text.heading,
  { display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.colour.highlight },
]);

export const hint = style({ color: vars.colour.text });

export const retryNote = style([text.small, { color: vars.colour.textMuted }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
