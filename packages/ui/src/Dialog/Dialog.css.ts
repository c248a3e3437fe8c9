import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.colour.veil,
  backdropFilter: 'blur(6px)',
});

// The page behind keeps its place; done by rules, since a style element made by script is against the policy.
globalStyle(`html:has(.${backdrop})`, { overflow: 'hidden' });
globalStyle('html[data-scrollbar]', { scrollbarGutter: 'stable' });

const base = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  background: vars.colour.surface,
  color: vars.colour.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus': { outline: 'none' },
});

export const variants = styleVariants({
  screen: [base, { inset: 0, background: vars.colour.canvas }],
  side: [
    base,
    {
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: 'min(24rem, 100%)',
      borderInlineStart: `1px solid ${vars.colour.line}`,
    },
  ],
  panel: [
    base,
    {
      insetInline: vars.space[4],
      insetBlock: 0,
      margin: 'auto',
      inlineSize: 'fit-content',
      maxInlineSize: 'min(64rem, calc(100vw - 2rem))',
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 2rem)',
      borderRadius: vars.radius.large,
      border: `1px solid ${vars.colour.line}`,
      boxShadow: vars.shadow.overlay,
      // What has the focus is never below the head.
      scrollPaddingBlockStart: vars.space[20],
      '@media': {
        [screens.small]: {
          insetInline: 0,
          insetBlockStart: 'auto',
          inlineSize: '100%',
          maxInlineSize: '100%',
          maxBlockSize: 'calc(100dvh - 3rem)',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  ],
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[2],
  background: vars.colour.surface,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
});

export const title = style([text.heading, { minInlineSize: 0 }]);

export const body = style({ paddingInline: vars.space[6], paddingBlock: vars.space[5] });
