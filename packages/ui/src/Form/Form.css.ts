import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  inlineSize: 'min(28rem, 100%)',
  padding: `clamp(${vars.space[5]}, 5vw, ${vars.space[10]})`,
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.lifted,
});

export const title = text.title;

export const lead = style({ color: vars.colour.textMuted, marginBlockStart: vars.space[2] });

export const fields = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[3],
});

export const divider = style([
  text.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.colour.textFaint,
    '::before': { content: '', flex: 1, blockSize: '1px', background: vars.colour.line },
    '::after': { content: '', flex: 1, blockSize: '1px', background: vars.colour.line },
  },
]);

export const aside = style([text.small, { color: vars.colour.textMuted, textAlign: 'center' }]);
