import { expect, it } from 'vitest';
import { isBlockedChord } from './blockedInput';

type Held = 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey';

const press = (key: string, code: string, ...held: Held[]) => ({
  key,
  code,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  shiftKey: held.includes('shiftKey'),
  altKey: held.includes('altKey'),
});

const chord = (code: string, ...held: Held[]) => press(code.replace('Key', '').toLowerCase(), code, ...held);

it.each([
  [chord('KeyS', 'ctrlKey'), true],
  [chord('KeyS', 'metaKey'), true],
  [chord('KeyI', 'ctrlKey', 'shiftKey'), true],
  [chord('KeyJ', 'metaKey', 'shiftKey'), true],
  [chord('KeyS'), false],
  [chord('KeyI', 'ctrlKey'), false],
  [chord('KeyS', 'ctrlKey', 'shiftKey'), false],
  [chord('KeyC', 'ctrlKey'), false],
  [chord('KeyI', 'ctrlKey', 'shiftKey', 'altKey'), false],
  // By the letter, wherever its key is; a script without Latin letters has the Latin keyboard's places.
  [press('s', '', 'ctrlKey'), true],
  [press('s', 'Semicolon', 'ctrlKey'), true],
  [press('o', 'KeyS', 'ctrlKey'), false],
  [press('े', 'KeyS', 'ctrlKey'), true],
])('%j is blocked: %s (spec §9)', (event, isBlocked) => expect(isBlockedChord(event)).toBe(isBlocked));
