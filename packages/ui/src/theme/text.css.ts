import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { lineHeight, titleSize, tracking } from './typography';

/** The type scale as ready styles. */
export const text = styleVariants({
  display: {
    fontFamily: vars.font.display,
    fontSize: titleSize('display'),
    fontWeight: vars.fontWeight.heavy,
    lineHeight: lineHeight('tight'),
    letterSpacing: tracking('-0.02em'),
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  title: {
    fontFamily: vars.font.display,
    fontSize: titleSize('title'),
    fontWeight: vars.fontWeight.heavy,
    lineHeight: lineHeight('tight'),
    letterSpacing: tracking('-0.015em'),
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  heading: {
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.heading,
    fontWeight: vars.fontWeight.heavy,
    lineHeight: lineHeight('snug'),
    letterSpacing: tracking('-0.01em'),
  },
  lead: { fontSize: vars.fontSize.lead, lineHeight: lineHeight('body'), overflowWrap: 'anywhere' },
  body: { fontSize: vars.fontSize.body, lineHeight: lineHeight('body') },
  small: { fontSize: vars.fontSize.small, lineHeight: lineHeight('body') },
  label: {
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.strong,
    lineHeight: lineHeight('snug'),
  },
  caption: { fontSize: vars.fontSize.caption, lineHeight: lineHeight('snug') },
});

/** Nastaliq reaches far above its line: below the last one shown, the tops of the next would be seen. */
const hideNextLine = keyframes({ 'from, to': { clipPath: 'inset(0 0 0.21em)' } });

/** Words of the other direction stand on the page's side, where Chromium draws their ellipsis outside of the box. */
const startOnOwnSide = keyframes({ 'from, to': { textAlign: 'start' } });

/** An animation along what can be scrolled is in force only where something is cut off: words that fit stay as they are. */
const whereCut = (name: string) => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${name} linear`,
      animationTimeline: 'scroll(self)',
    },
  },
});

/**
 * Cuts text after some lines with an ellipsis. The space above and beside keeps marks and long strokes whole; below,
 * the line height does, because space there would show the tops of the next line.
 */
export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
  paddingBlockStart: vars.scriptRoom,
  marginBlockStart: `calc(-1 * ${vars.scriptRoom})`,
  paddingInline: vars.scriptSide,
  marginInline: `calc(-1 * ${vars.scriptSide})`,
  selectors: {
    '&:lang(ur), &:lang(ks), &:lang(sd)': whereCut(hideNextLine),
    '[dir="rtl"] &:dir(ltr)': whereCut(startOnOwnSide),
  },
}));

/** Shows clamped text whole while a link in it has the keyboard's focus. Not at a press: the link would move from under the pointer. */
export const wholeOnFocus = {
  '&:has(a:focus-visible)': { WebkitLineClamp: 'none', overflow: 'visible' },
} as const;

/** Only for assistive technology. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A sign that points onwards or back: the other way where reading goes to the left. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
