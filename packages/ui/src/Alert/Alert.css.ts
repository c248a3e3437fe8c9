import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const alert = style([
  text.small,
  {
    display: 'flex',
    gap: vars.space[3],
    // On wide pages the action stays within sight of the words.
    maxInlineSize: '48rem',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[3],
    borderRadius: vars.radius.medium,
    borderInlineStart: `4px solid currentColor`,
    // In the page for assistive technology alone, and no part of its parent's grid.
    ':empty': { position: 'absolute', padding: 0 },
  },
]);

export const tones = styleVariants({
  bad: { background: vars.colour.badSurface, color: vars.colour.bad },
  good: { background: vars.colour.goodSurface, color: vars.colour.good },
  note: { background: vars.colour.noteSurface, color: vars.colour.highlight },
});

/** As high as a line, so that it is beside the first one. */
export const mark = style({ flexShrink: 0, blockSize: '1lh' });

/** The text, with the action beside it or, without room, below. */
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

/** Its sentences may be a server's, in another language than the page's. */
export const message = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  color: vars.colour.text,
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
