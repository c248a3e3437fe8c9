import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

/** The cards' inner room stands outside of the heading's edge, so that pictures and heading begin in one line. */
export const cards = style({ marginInline: `calc(-1 * ${vars.space[2]})` });

export const heading = text.heading;
