/** The fonts of the scripts beside Latin, in the order in which text looks for its letters. */
export const scriptFamilies = [
  'Anek Devanagari',
  'Anek Bangla',
  'Anek Tamil',
  'Anek Telugu',
  'Anek Gujarati',
  'Anek Kannada',
  'Anek Malayalam',
  'Anek Gurmukhi',
  'Anek Odia',
  'Noto Nastaliq Urdu',
] as const;

export type ScriptFamily = (typeof scriptFamilies)[number];

/** The small font of the page's own language, which draws its messages alone. */
export const MESSAGES_FAMILY = 'Messages';
