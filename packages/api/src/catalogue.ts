// What pages need to read a catalogue's words. It loads neither schemas nor clients.
export { kindOfList } from './content/kindOfList';
export { languageCodes } from './content/languageCodes';
export { scriptLanguage } from './content/scriptLanguage';
export { yearOf } from './content/yearOf';
