import { describe, expect, it } from 'vitest';
import { chooseLocale } from './chooseLocale';

/** A browser's visits to a site of another server. */
function browser(languages: string[], canStore = true) {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!canStore) throw new Error('Storage is off');
      stored.set(key, value);
    },
  };
  return (search = '') => {
    const documentElement = { lang: 'en', dir: 'ltr' };
    const window = {
      document: { documentElement },
      location: { search },
      navigator: { languages },
      localStorage,
    };
    chooseLocale(window as unknown as Window);
    return `${documentElement.lang} ${documentElement.dir}`;
  };
}

describe('the language where a host serves the files as they are (spec §18)', () => {
  it.each([
    [['fr', 'ur-IN', 'en'], 'ur rtl'],
    [['en-IN', 'hi'], 'en ltr'],
    [['hi-Latn', 'TA-in'], 'ta ltr'],
    [['ar-XB', '*', ''], 'en ltr'],
    [[], 'en ltr'],
  ])('is on a first visit the best of %j: %s', (languages, shown) =>
    expect(browser(languages)()).toBe(shown),
  );

  it('is the one that was chosen, on every later visit', () => {
    const visit = browser(['hi']);
    expect(visit('?lang=ur')).toBe('ur rtl');
    expect(visit()).toBe('ur rtl');
    expect(visit('?lang=fr')).toBe('ur rtl');
  });

  it('is chosen for one page where nothing can be kept', () => {
    const visit = browser(['hi'], false);
    expect(visit('?lang=ta')).toBe('ta ltr');
    expect(visit()).toBe('hi ltr');
  });
});
