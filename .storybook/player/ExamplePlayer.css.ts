import { globalStyle, style } from '@vanilla-extract/css';

/** The place of the media element. */
export const slot = style({ inlineSize: '100%', blockSize: '100%' });

globalStyle(`${slot} > video`, { inlineSize: '100%', blockSize: '100%' });
