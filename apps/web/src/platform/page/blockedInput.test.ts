import { expect, it } from 'vitest';
import { isBlockedChord } from './blockedInput';

const chord = (code: string, ...held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) => ({
  code,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  shiftKey: held.includes('shiftKey'),
  altKey: held.includes('altKey'),
});

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
])('%j is blocked: %s (spec §9)', (event, isBlocked) => expect(isBlockedChord(event)).toBe(isBlocked));
