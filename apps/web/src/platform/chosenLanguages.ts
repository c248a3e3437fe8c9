/** Where the languages are stored that an account has chosen to see first. */
export const contentLanguagesKey = (uid: string) => `contentLanguages:${uid}`;
