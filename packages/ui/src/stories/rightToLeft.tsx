import type { Decorator } from '@storybook/react-vite';

/** Shows a story on a page that runs from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Where words of an element's text are seen, in CSS pixels from the left. */
export function leftOf(element: HTMLElement, words: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const place = node.textContent?.indexOf(words) ?? -1;
    if (place < 0) continue;
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + words.length);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`no “${words}” here`);
}
