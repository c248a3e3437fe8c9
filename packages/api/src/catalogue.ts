// What pages need to read a catalogue's words. It loads neither schemas nor clients.
export { kindOfList } from './content/kindOfList';
export { langOfScript } from './content/langOfScript';
export { languageCodes } from './content/languageCodes';
export { yearOf } from './content/yearOf';
