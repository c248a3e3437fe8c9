import { describe, expect, it } from 'vitest';
import { nearKeys } from './nearKeys';

describe('keys one edit away', () => {
  it('are those with a sound taken for another, missing, extra or swapped', () => {
    const near = nearKeys('pakul');
    expect(near).toEqual(
      expect.arrayContaining(['pikul', 'pasul', 'pakusl', 'pkul', 'apkul', 'pakl', 'paukl']),
    );
    expect(near).not.toContain('pisul');
  });

  it('begin with the key itself, and vowels come before consonants', () => {
    const near = nearKeys('pakul');
    expect(near[0]).toBe('pakul');
    expect(near.indexOf('pikul')).toBeLessThan(near.indexOf('pasul'));
  });

  it('hold a sound twice in a row once, as keys do', () => {
    expect(nearKeys('paka').every((key) => !/(.)\1/.test(key))).toBe(true);
  });

  it('are none that the key begins with, which would be found by any name that begins so', () => {
    expect(nearKeys('pakul')).not.toContain('paku');
  });

  it('are made of the beginning of a long key', () => {
    expect(nearKeys('pakulanitarusipa')[0]).toBe('pakulanitaru');
  });
});
