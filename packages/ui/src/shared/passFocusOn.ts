import { focusHeading } from './focusHeading';

/**
 * Follows the press of a button that may remove what it stands in. Where the focus went with an item of a list, it goes to
 * the same button of the next one, else of the one before; without one, to the page's heading.
 */
export function passFocusOn(button: HTMLButtonElement): void {
  if (button !== document.activeElement) return;
  const buttonsOf = (item: Element | null | undefined) => [...(item?.querySelectorAll('button') ?? [])];
  const item = button.closest('li');
  const place = buttonsOf(item).indexOf(button);
  // Repeated items and those that hold room aren't operated.
  const candidates = [item?.nextElementSibling, item?.previousElementSibling].map((other) =>
    other?.ariaHidden ? undefined : buttonsOf(other)[place],
  );
  requestAnimationFrame(() => {
    if (button.isConnected || document.activeElement !== document.body) return;
    const next = candidates.find((one) => one?.isConnected);
    if (next) next.focus();
    else focusHeading(document, { preventScroll: true });
  });
}
