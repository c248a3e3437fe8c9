import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { settings } from '../testing/samples';
import { runtimeSettingsSchema } from './settings.schemas';

function firstMessage(changes: Record<string, unknown>): string | undefined {
  return safeParse(runtimeSettingsSchema, { ...settings, ...changes }).issues?.[0]?.message;
}

it('reads a settings block and leaves out what it does not know', () => {
  expect(safeParse(runtimeSettingsSchema, { ...settings, secret: 'x' }).output).toEqual(settings);
  expect(firstMessage({ embedHost: 'https://www.youtube-nocookie.com' })).toBeUndefined();
  const firebase = { ...settings.firebase, authDomain: 'auth.example.in:8443' };
  expect(firstMessage({ firebase })).toBeUndefined();
});

it.each([
  [
    { servers: { ...settings.servers, content: 'content.example.in' } },
    'must be an http(s) address or start with /',
  ],
  [
    { servers: { ...settings.servers, content: '//example.in' } },
    'must be an http(s) address or start with /',
  ],
  [
    { servers: { ...settings.servers, content: 'javascript:1' } },
    'must be an http(s) address or start with /',
  ],
  [{ firebase: { ...settings.firebase, authDomain: 'https://auth.example.in' } }, 'must be a host such as'],
  [{ firebase: { ...settings.firebase, authDomain: 'auth.example.in/' } }, 'must be a host such as'],
  [{ razorpay: { ...settings.razorpay, keyId: 'secret' } }, 'must start with "rzp_"'],
  [{ embedHost: 'www.example.in' }, 'must be empty or an http(s) origin'],
  [{ embedHost: 'https://example.in/embed' }, 'must be empty or an http(s) origin'],
  [{ brand: { ...settings.brand, name: '' } }, 'must not be empty'],
  [{ brand: { ...settings.brand, colour: 'red;}' } }, 'must be a colour such as #e34234'],
  [{ brand: { ...settings.brand, contactEmail: 'nobody' } }, 'must be an e-mail address'],
])('refuses %j with a sentence', (changes, message) => {
  expect(firstMessage(changes)).toContain(message);
});
