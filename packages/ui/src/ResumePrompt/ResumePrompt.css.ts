import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** Covers the picture, whose title stays readable behind it. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  overflowY: 'auto',
  background: vars.colour.veil,
});

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '30rem',
  textAlign: 'center',
});

export const title = text.heading;

export const choices = style({
  minInlineSize: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});
