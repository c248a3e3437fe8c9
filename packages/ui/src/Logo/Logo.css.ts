import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { tracking } from '../theme/typography';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.colour.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.heading,
  fontWeight: '800',
  lineHeight: vars.leading.tight,
  letterSpacing: tracking('-0.03em'),
});

export const mark = style({ inlineSize: '1.45em', blockSize: '1.45em', flexShrink: 0 });

export const picture = style({ blockSize: '1.6em', inlineSize: 'auto' });

export const before = style({ fill: vars.colour.highlight, opacity: 0.35 });

export const between = style({ fill: vars.colour.highlight });

export const now = style({ fill: vars.colour.action, stroke: vars.colour.canvas, strokeWidth: 2.5 });
