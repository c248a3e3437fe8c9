import { expect, it } from 'vitest';
import { canReload } from './canReload';

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
])('with %s %j a page can be reloaded: %s', (selector, found, isExpected) =>
  expect(canReload(documentWith(selector, found))).toBe(isExpected),
);

it('can be reloaded where nothing is open or pending', () => expect(canReload(documentWith())).toBe(true));

it('can’t be reloaded before its screen is there', () =>
  expect(canReload(documentWith('', {}, false))).toBe(false));
