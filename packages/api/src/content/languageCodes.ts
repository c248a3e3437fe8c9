import { languagesSharing } from './scriptLanguage';

/** Catalogues name a title's languages in English; these are the codes (BCP 47) by which `Intl` knows them. */
export const languageCodes: Readonly<Record<string, string>> = {
  ...languagesSharing.hi,
  ...languagesSharing.bn,
  ...languagesSharing.ur,
  English: 'en',
  Gujarati: 'gu',
  Kannada: 'kn',
  Malayalam: 'ml',
  Odia: 'or',
  Punjabi: 'pa',
  Santali: 'sat',
  Tamil: 'ta',
  Telugu: 'te',
};
