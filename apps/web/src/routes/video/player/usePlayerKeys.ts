import { isRepeated, latinKey, type PlayerEvent, requestOfKey } from '@chalchitra/machines';
import { type RefObject, useEffect, useEffectEvent } from 'react';

const FIELDS =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const OVERLAYS = '[role="menu"], [role="dialog"], dialog';
const PRESSED = 'button, a[href], summary, [role="button"]';
const MOVED = 'input[type="range"], [role="slider"]';
const OPERABLE = `${FIELDS}, ${PRESSED}, ${MOVED}, [tabindex="0"]`;
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/** Whether a key is a shortcut only while letters, numbers and symbols are; Space is the focused player's own. */
function isCharacter({ target }: KeyboardEvent, key: string, frame: HTMLElement | null): boolean {
  return key.length === 1 && !(key === ' ' && target instanceof Node && frame?.contains(target));
}

/** Whether a key belongs to the player and not to what has the focus. */
function isForPlayer(event: KeyboardEvent, key: string, frame: HTMLElement | null): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(OVERLAYS) !== null) return key === '?';
  if (target.closest(FIELDS) !== null) return false;
  if (frame !== null && !frame.contains(target) && target.closest(OPERABLE) !== null) return false;
  if (key === ' ' && target.closest(PRESSED) !== null) return false;
  return !(MOVES.includes(key) && target.closest(MOVED) !== null);
}

/**
 * Hands the page's keys to the player (spec §4), but for those in text fields, in menus and on other controls. Single
 * characters are handed over only where `hasCharacters`.
 */
export function usePlayerKeys(
  frame: RefObject<HTMLElement | null>,
  send: (event: PlayerEvent) => void,
  hasCharacters: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = latinKey(event);
    const request = requestOfKey(key, event.shiftKey);
    if (!hasCharacters && isCharacter(event, key, frame.current)) return;
    if (request === null || !isForPlayer(event, key, frame.current)) return;
    if (key !== 'Escape') event.preventDefault();
    if (event.repeat && !isRepeated(request)) return;
    send({ type: 'key.press', key, hasShift: event.shiftKey });
  });
  useEffect(() => {
    // Ahead of the button that has the focus: an arrow there is the player's too, though it would open a menu.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
