import { languagesSharing } from './scriptLanguage';

/** Catalogues name a title's languages in English; these are the codes (BCP 47) by which `Intl` knows them. */
export const languageCodes: Readonly<Record<string, string>> = {
  ...languagesSharing.hi,
  ...languagesSharing.ur,
  Assamese: 'as',
  Bengali: 'bn',
  Bodo: 'brx',
  Dogri: 'doi',
  English: 'en',
  Gujarati: 'gu',
  Kannada: 'kn',
  Malayalam: 'ml',
  Manipuri: 'mni',
  Odia: 'or',
  Punjabi: 'pa',
  Rajasthani: 'raj',
  Santali: 'sat',
  Tamil: 'ta',
  Telugu: 'te',
};
