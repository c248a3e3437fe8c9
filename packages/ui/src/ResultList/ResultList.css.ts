import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';
import { lineHeight } from '../theme/typography';

export const results = style({ marginBlockStart: vars.space[8] });

export const title = style([text.heading, { marginBlockEnd: vars.space[3] }]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[2],
});

export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[12],
  blockSize: '100%',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface,
  lineHeight: lineHeight('snug'),
  ':hover': { background: vars.colour.quiet },
});
