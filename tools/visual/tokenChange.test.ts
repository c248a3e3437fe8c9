import { describe, expect, it } from 'vitest';
import { isProven, onePixelMore, proofText, sortFindings } from './tokenChange';

describe('one pixel more', () => {
  const tokens = `export const space = {\n  1: '0.25rem',\n  12: '3rem',\n} as const;
export const radius = { small: '0.375rem', medium: '0.625rem' } as const;`;

  it('is added to the one token that is named', () => {
    const { property, value, source } = onePixelMore(tokens, 'radius.medium');
    expect([property, value]).toEqual(['--cc-radius-medium', 'calc(0.625rem + 1px)']);
    expect(source).toBe(tokens.replace("'0.625rem'", "'calc(0.625rem + 1px)'"));
    expect(onePixelMore(tokens, 'space.1').value).toBe('calc(0.25rem + 1px)');
    expect(() => onePixelMore(tokens, 'space.medium')).toThrow('no token space.medium');
  });

  it('is missed where it is seen and not found, and unexplained where it is found without a use', () => {
    const finding = (name: string, uses: string[], isSeen: boolean, isFound: boolean) => ({
      name,
      uses,
      isSeen,
      isFound,
    });
    const { found, unseen, missed, unexplained, untouched } = sortFindings([
      finding('found', ['a: border-radius'], true, true),
      finding('unseen', ['a: border-radius'], false, false),
      finding('missed', ['a: border-radius'], true, false),
      finding('unexplained', [], false, true),
      finding('untouched', [], false, false),
    ]);
    const names = [found, unseen, missed, unexplained, untouched].map((list) => list.map(({ name }) => name));
    expect(names).toEqual([['found'], ['unseen'], ['missed'], ['unexplained'], ['untouched']]);
  });
});

describe('the proof of a token', () => {
  const one = { name: 'Button › Main (small)', uses: ['button: border-radius'], isSeen: true };
  const failed = [{ name: 'Stack › Many (desktop)', failure: 'the play failed\nat a line' }];

  it('holds though stories failed, and fails where the token was missed or nothing could be looked at', () => {
    expect(isProven(sortFindings([{ ...one, isFound: true }]))).toBe(true);
    expect(isProven(sortFindings([{ ...one, uses: [], isFound: true }]))).toBe(true);
    expect(isProven(sortFindings([{ ...one, isFound: false }]))).toBe(false);
    expect(isProven(sortFindings([]))).toBe(false);
  });

  it('counts the pictures and names what was missed and what failed', () => {
    expect(proofText({ ...sortFindings([{ ...one, isFound: false }]), failed }).split('\n')).toEqual([
      '✗ missed: Button › Main (small)',
      '✗ failed: Stack › Many (desktop): the play failed',
      ...['found: 0', 'unseen: 0', 'missed: 1', 'unexplained: 0', 'untouched: 0', 'failed: 1'],
    ]);
  });
});
