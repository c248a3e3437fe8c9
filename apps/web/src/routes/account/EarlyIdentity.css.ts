import { style } from '@vanilla-extract/css';

/** Without a box: the page lays out what is inside. */
export const place = style({ display: 'contents' });
