import { expect, it } from 'vitest';
import { createUnsubscribing } from './unsubscribing';

const { tokenOf, uidOf } = createUnsubscribing(['key']);

it('names a person, also one with a long id of any characters', () => {
  for (const uid of ['asha', 'ā ष.%', 'x'.repeat(128)]) expect(uidOf(tokenOf(uid))).toBe(uid);
});

it('holds while a key is replaced by another', () => {
  const replaced = createUnsubscribing(['new', 'key']);
  expect(replaced.uidOf(tokenOf('asha'))).toBe('asha');
  expect(uidOf(replaced.tokenOf('asha'))).toBeNull();
});

it.each([
  ['nothing', ''],
  ['no signature', Buffer.from('asha').toString('base64url')],
  [
    'another person’s signature',
    `${Buffer.from('asha').toString('base64url')}.${tokenOf('ravi').split('.')[1]}`,
  ],
  ['a shorter signature', tokenOf('asha').slice(0, -4)],
  ['signs of no base64', '%00.%00'],
])('takes no token with %s', (_, token) => {
  expect(uidOf(token)).toBeNull();
});
