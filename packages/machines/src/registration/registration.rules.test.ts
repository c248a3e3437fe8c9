import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findRegistrationProblem,
  formatPhone,
  isEmail,
  isPassword,
  phoneToSend,
  registrationFieldOf,
} from './registration.rules';

describe('isPassword (spec §5)', () => {
  it.each(['Abcdefg1', '1aB45678', `${'A'.repeat(99)}a1`])('takes %s', (password) =>
    expect(isPassword(password)).toBe(true),
  );
  it.each(['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abcdefg1!', 'Abcdef 1', 'Ábcdefg1', ''])(
    'refuses %j',
    (password) => expect(isPassword(password)).toBe(false),
  );
});

describe('isEmail', () => {
  it.each(['a@b', ' asha@example.in ', 'ஆஷா@example.in'])('takes %j', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each(['a', '@b', 'a@', 'a b@c', 'a@b@c'])('refuses %j', (email) => expect(isEmail(email)).toBe(false));
});

describe('formatPhone (spec §5)', () => {
  it.each([
    ['98765', '98765'],
    ['98765-43210', '9876543210'],
    ['19876543210', '+1 9876543210'],
    ['+91 98765 43210', '+91 9876543210'],
    ['9779876543210', '+977 9876543210'],
    ['97798765432109', '+977 9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['۹۱ ۹۸۷۶۵۴۳۲۱۰', '+91 9876543210'],
    ['phone', ''],
  ])('shows %j as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it('is stable, and what it sends is a plus at most and 13 digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatPhone(formatPhone(typed))).toBe(formatPhone(typed));
        expect(phoneToSend(typed)).toMatch(/^\+?\d{0,13}$/);
      }),
    );
  });
});

describe('findRegistrationProblem (spec §5)', () => {
  const good = {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
    password: 'Monsoon2026',
    confirmation: 'Monsoon2026',
  };
  it('finds none in good fields', () => expect(findRegistrationProblem(good)).toBeNull());
  it('returns the first broken rule in the specified order', () => {
    const bad = { name: '1', email: '', phone: '1', password: 'a', confirmation: 'b' };
    const codes: unknown[] = [];
    for (const field of ['name', 'phone', 'password', 'confirmation', 'email'] as const) {
      codes.push(findRegistrationProblem(bad));
      bad[field] = good[field];
    }
    expect(codes).toEqual([
      { field: 'name', code: 'nameInvalid' },
      { field: 'phone', code: 'phoneInvalid' },
      { field: 'password', code: 'passwordInvalid' },
      { field: 'confirmation', code: 'passwordsDiffer' },
      { field: 'email', code: 'emailMissing' },
    ]);
    expect(findRegistrationProblem({ ...good, email: 'asha' })?.code).toBe('emailInvalid');
  });
});

describe('registrationFieldOf', () => {
  it.each([
    ['nameInvalid', 'name'],
    ['emailTaken', 'email'],
    ['passwordRefused', 'password'],
    ['registrationFailed', null],
  ] as const)('places %s at %s', (code, field) => expect(registrationFieldOf(code)).toBe(field));
});
