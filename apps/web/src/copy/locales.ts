import type { LocaleBundle } from './copy';

/** The languages that there are, each loaded alone. */
export const locales = {
  en: () => import('./en/index').then((module) => module.bundle),
} satisfies Record<string, () => Promise<LocaleBundle>>;

/** The key of the language to show for a language tag; English where it isn't there. */
export function pickLocale(tag: string): keyof typeof locales {
  const language = tag.split('-')[0] ?? '';
  return language in locales ? (language as keyof typeof locales) : 'en';
}
