import { median, spread, table } from '../figures.mjs';
import { networks } from './visit.mjs';

/** What is measured, in the order of the table. */
const MEASURES = {
  firstPaint: 'first paint, ms',
  largestPaint: 'largest paint, ms',
  rowsRequested: 'first rows’ pictures requested, ms',
  rowsReceived: 'first rows’ pictures there, ms',
  blocked: 'blocked after the first paint, ms',
  longest: 'longest task, ms',
  mainThread: 'main thread, ms',
  styles: 'styles, ms',
  layout: 'layout, ms',
  heap: 'heap, MiB',
  elements: 'elements',
  dropped: 'frames dropped while scrolling',
  warm: 'largest paint, warm, ms',
  reopened: 'largest paint, warm, in another window, ms',
};

const ratio = (visits, base, key) => {
  const [ours, theirs] = [visits, base].map((list) => median(list.map((one) => one[key])));
  return theirs === 0 ? '' : ` · ${(ours / theirs).toFixed(2)}×`;
};

/** One set-up's figures: a line a measure, a column a page, each with its ratio to the first one's, the static page's. */
export function toTable(pages) {
  const [base] = pages;
  const measured = Object.entries(MEASURES).filter(([key]) => key in base.visits[0]);
  const rows = measured.map(([key, label]) => [
    label,
    ...pages.map(({ visits }, index) => {
      const text = spread(
        visits.map((one) => one[key]),
        key === 'heap' ? 1 : 0,
      );
      return index === 0 ? text : `${text}${ratio(visits, base.visits, key)}`;
    }),
  ]);
  rows.push(['HTML, KiB', ...pages.map(({ html }) => (html / 1024).toFixed(0))]);
  return table(['', ...pages.map(({ name }) => name)], rows);
}

/** All figures as Markdown. `setups`: `{ network, screen, shelves, items, pages }`, the static page first among the pages. */
export function toMarkdown({ machine, setups }) {
  const parts = setups.map(
    ({ network, screen, shelves, items, pages }) =>
      `### ${shelves} shelves of ${items}, ${screen}, ${networks[network].text}\n\n${toTable(pages)}`,
  );
  return `${machine}\n\n${parts.join('\n\n')}`;
}
