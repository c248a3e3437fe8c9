import { localeFacts, localesOf } from '@chalchitra/api/contract';
import { describe, expect, it } from 'vitest';
import { languageNames } from './languageName';

describe('a language’s name (spec §18)', () => {
  it.each([
    ['en-IN', 'hi', 'Hindi'],
    ['en-IN', 'Bengali', 'Bengali'],
    ['en-IN', 'bn', 'Bengali'],
    ['en-IN', 'fr', 'French'],
    ['en-IN', 'Elvish', 'Elvish'],
    ['ta-IN', 'Tamil', 'தமிழ்'],
    ['ur-IN', 'Hindi', 'ہندی'],
    ['hi-IN', 'ta', 'तमिल'],
    ['hi-IN', 'हिन्दी', 'हिन्दी'],
    ['hi-IN', 'Elvish', 'Elvish'],
    ['hi-IN', 'zz-zzzzz', 'zz-zzzzz'],
  ])('is in %s for %s: %s', (locale, codeOrName, name) =>
    expect(languageNames({ locale })(codeOrName)).toBe(name),
  );

  it.each(localesOf('hosted').filter((tag) => tag !== 'en'))(
    'is written in %s for what catalogues name in English',
    (tag) => {
      const name = languageNames({ locale: localeFacts(tag).formats });
      const left = ['Assamese', 'Bengali', 'Konkani', 'Maithili', 'Odia', 'Punjabi', 'Urdu'].filter(
        (language) => name(language) === language,
      );
      expect(left).toEqual([]);
    },
  );
});
