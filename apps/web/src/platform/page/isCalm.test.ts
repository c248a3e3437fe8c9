import { expect, it } from 'vitest';
import { isCalm } from './isCalm';

/** A document with a heading and what a selector that begins so finds. */
const documentWith = (begin = '', found: object = {}, hasHeading = true) =>
  ({
    querySelector: (selector: string) =>
      selector.includes('h1')
        ? hasHeading
          ? {}
          : null
        : begin !== '' && selector.includes(begin)
          ? found
          : null,
    querySelectorAll: (selector: string) => (begin !== '' && selector.startsWith(begin) ? [found] : []),
  }) as unknown as Document;

it.each([
  ['textarea', { value: '' }, true],
  ['textarea', { value: 'a letter' }, false],
  ['video', { paused: true, currentTime: 0 }, true],
  ['video', { paused: true, currentTime: 4 }, false],
  ['video', { paused: false, currentTime: 0 }, false],
  ['iframe', { offsetWidth: 1 }, true],
  ['iframe', { offsetWidth: 800 }, false],
  ['[role="dialog"]', {}, false],
  ['[aria-busy="true"]', {}, false],
])('with %s %j a page is calm: %s', (selector, found, isExpected) =>
  expect(isCalm(documentWith(selector, found))).toBe(isExpected),
);

it('is calm where nothing is under way', () => expect(isCalm(documentWith())).toBe(true));

it('isn’t calm before its screen is there', () => expect(isCalm(documentWith('', {}, false))).toBe(false));
