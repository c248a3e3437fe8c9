import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const wrap = style({ position: 'relative', display: 'inline-flex', maxInlineSize: '100%' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space.target,
  paddingInline: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  border: `1px dashed ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.full,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  cursor: 'not-allowed',
});

export const hint = style([
  text.caption,
  {
    position: 'absolute',
    zIndex: vars.layer.preview,
    insetBlockEnd: `calc(100% + ${vars.space[2]})`,
    insetInlineStart: '50%',
    inlineSize: 'max-content',
    maxInlineSize: '14rem',
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1],
    borderRadius: vars.radius.medium,
    background: vars.colour.overlay,
    color: vars.colour.text,
    boxShadow: vars.shadow.lifted,
    transform: 'translateX(-50%)',
    visibility: 'hidden',
    opacity: 0,
    transition: `opacity ${vars.duration.quick}`,
    // The pointer can go to the words: between them and the button it is still on the hint.
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      blockSize: vars.space[2],
    },
    selectors: {
      [`${wrap}:hover > &, ${button}:focus-visible + &, ${button}:active + &`]: {
        visibility: 'visible',
        opacity: 1,
      },
      '[dir="rtl"] &': { transform: 'translateX(50%)' },
    },
  },
]);
