import { expect, it } from 'vitest';
import { IdentityError, toIdentityError } from './identity.errors';

it('keeps the provider’s code without its prefix, and its message', () => {
  const thrown = Object.assign(new Error('Firebase: Error (auth/invalid-credential).'), {
    code: 'auth/invalid-credential',
  });
  const error = toIdentityError(thrown);
  expect(error).toBeInstanceOf(IdentityError);
  expect(error).toMatchObject({
    name: 'IdentityError',
    code: 'invalid-credential',
    message: 'Firebase: Error (auth/invalid-credential).',
    cause: thrown,
  });
});

it.each([[new Error('out of memory')], [Object.assign(new Error('out of memory'), { code: 7 })]])(
  'calls %j, which has no code, unknown',
  (thrown) => {
    expect(toIdentityError(thrown)).toMatchObject({ code: 'unknown', message: 'out of memory' });
  },
);

it.each([undefined, null, 'text', 42, {}])('makes an error of %j', (thrown) => {
  expect(toIdentityError(thrown)).toMatchObject({ code: 'unknown', message: String(thrown) });
});

it('leaves its own errors as they are', () => {
  const error = new IdentityError('no-user', 'nobody');
  expect(toIdentityError(error)).toBe(error);
});
