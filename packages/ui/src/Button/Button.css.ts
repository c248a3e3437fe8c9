import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { lineHeight } from '../theme/typography';

/** For large text on a phone, where one long word would widen the page. */
const largeText = {
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  selectors: { '&&': { paddingInline: vars.space[3] } },
} as const;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  fontWeight: vars.fontWeight.strong,
  lineHeight: lineHeight('tight'),
  textAlign: 'center',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  transition: `background ${vars.duration.quick}, color ${vars.duration.quick}, transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(0.97)' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [preferences.forcedColours]: { borderColor: 'ButtonText' },
    '(max-width: 15em)': largeText,
  },
  // Where a style sheet has made it large, only what measures itself in rem knows.
  '@container': { '(max-width: 13rem)': largeText },
});

globalStyle(`${button} > svg`, { flexShrink: 0 });

export const variants = styleVariants({
  action: {
    background: vars.colour.action,
    color: vars.colour.actionText,
    selectors: { '&:hover, &[aria-disabled="true"]': { background: vars.colour.actionHover } },
  },
  highlight: {
    background: vars.colour.highlight,
    color: vars.colour.highlightText,
    ':hover': { background: vars.colour.highlightHover },
  },
  quiet: {
    background: vars.colour.quiet,
    color: vars.colour.text,
    borderColor: vars.colour.line,
    ':hover': { background: vars.colour.quietHover },
  },
  ghost: {
    color: vars.colour.text,
    borderColor: vars.colour.lineStrong,
    ':hover': { background: vars.colour.quiet },
  },
  bare: {
    color: vars.colour.text,
    ':hover': { background: vars.colour.quiet },
  },
  text: {
    color: vars.colour.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    // Its text, and not its invisible edge, stands in line with what is above and below it.
    marginInline: `calc(-1px - ${vars.space[1]})`,
    selectors: { '&&': { paddingInline: vars.space[1] } },
    ':hover': { color: vars.colour.highlight },
  },
});

/** The space above a text, with what Nastaliq's strokes need beyond it. */
const above = (space: string) => `calc(${space} + ${vars.scriptRoom} - 0.15em)`;

export const sizes = styleVariants({
  small: {
    minBlockSize: vars.space[8],
    paddingInline: vars.space[4],
    paddingBlockStart: above('0px'),
    fontSize: vars.fontSize.caption,
    '@media': { [preferences.touch]: { minBlockSize: vars.space.target } },
  },
  medium: {
    minBlockSize: vars.space.target,
    paddingInline: vars.space[5],
    paddingBlockStart: above(vars.space[2]),
    paddingBlockEnd: vars.space[2],
  },
  large: {
    minBlockSize: vars.space[12],
    paddingInline: vars.space[8],
    paddingBlockStart: above(vars.space[2]),
    paddingBlockEnd: vars.space[2],
    fontSize: vars.fontSize.lead,
  },
});

export const widths = styleVariants({ content: {}, full: { inlineSize: '100%' } });
