import { globalStyle } from '@vanilla-extract/css';
import { preferences } from './breakpoints';
import { vars } from './contract.css';

// Not `::before` and `::after` of every element: the browser would work out two more styles for each.
globalStyle('*', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  colorScheme: 'dark',
  background: vars.colour.canvas,
  scrollPaddingBlockStart: `calc(${vars.space.header} + ${vars.space[4]})`,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollbarColor: `${vars.colour.line} ${vars.colour.canvas}`,
});

globalStyle('body', {
  minBlockSize: '100svb',
  background: vars.colour.canvas,
  color: vars.colour.text,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.body,
  lineHeight: `calc(${vars.leading.body} * ${vars.scriptLeading})`,
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
  // India's own scripts divide no word by a hyphen, not even where the text allows it.
  hyphens: 'none',
  WebkitHyphens: 'none',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('img, picture, svg, video, iframe', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
// The page decides on which side text starts, the text decides its own direction: a full stop is at the end of its sentence.
globalStyle(':where(p:not([dir]))', {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
// No paragraph ends with one short word alone. The style alone is set: what is kept on one line stays on one.
globalStyle(':where(p, legend, label)', { textWrapStyle: 'pretty' });
globalStyle(':where([dir="auto"]:not(input, textarea))', {
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
// Where scripts are off it says so, at the foot of what the server has rendered.
globalStyle('noscript', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  display: 'block',
  padding: vars.space[4],
  background: vars.colour.overlay,
  textAlign: 'center',
});
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
});
// Firefox has `:has` since 121; without it a field or card can't show the focus of what is in it.
globalStyle(':is(a, input):focus-visible', {
  '@supports': { 'not selector(:has(a))': { outline: `3px solid ${vars.colour.focus} !important` } },
});
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });

globalStyle('::selection', { background: vars.colour.highlight, color: vars.colour.highlightText });

globalStyle('html:not([data-motion="still"])', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

globalStyle('*', {
  '@media': { [preferences.reducedMotion]: { scrollBehavior: 'auto' } },
});
