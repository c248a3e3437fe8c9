import { latinKey } from '@chalchitra/machines';
import { TYPED_FIELDS } from './canReload';

const FIELDS = `${TYPED_FIELDS}, [contenteditable]:not([contenteditable="false"])`;

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key chord is one of those that the specification blocks: saving, and the inspector's two (spec §9). */
export function isBlockedChord(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'key' | 'code'>,
): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(ctrlKey || metaKey) || altKey) return false;
  return (shiftKey ? ['I', 'J'] : ['S']).includes(latinKey(event).toUpperCase());
}

/** Blocks right-click and the named chords, except inside text fields; returns a function that stops it. */
export function blockInput(window: Window): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener(
    'contextmenu',
    (event) => {
      if (!isInField(event.target)) event.preventDefault();
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (isBlockedChord(event) && !isInField(event.target)) event.preventDefault();
    },
    { signal },
  );
  return () => controller.abort();
}
