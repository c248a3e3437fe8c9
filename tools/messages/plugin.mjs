/**
 * Lets Vite load a file of messages as compiled ones: `import('./en/search.json?messages')`. The module of a language's
 * `base.json` also has the ways to the others beside it and to the language's font, so that a page knows the files of
 * its own language alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { compileMessages } from './compile.mjs';
import { hasFont, makeFonts } from './fonts.mjs';

const REQUESTED = /\.json\?messages$/;
/** Another ending than the file's: Vite reads everything that ends as that one does as JSON. */
const COMPILED = /\.messages$/;

const BASE = 'base.json';

/** A module that is there for the build alone. */
const FONT = 'messageFont';

/** The ways to the areas beside a language's base. */
function areasBeside(file) {
  const others = readdirSync(dirname(file)).filter((name) => name.endsWith('.json') && name !== BASE);
  const ways = others.map((name) => `${basename(name, '.json')}:()=>import('./${name}?messages')`);
  return `export const areas = {${ways.join(',')}};`;
}

/** The way to a language's font, where it has one. */
const fontBeside = (file) =>
  hasFont(basename(dirname(file))) ? `export const loadFont = () => import('./${FONT}');` : '';

/** The module of a language's font; from its folder of messages. */
async function fontModuleOf(folder) {
  const files = await makeFonts(folder);
  return [
    ...files.map(({ path }, index) => `import url${index} from ${JSON.stringify(`${path}?url`)};`),
    `export const files = [${files.map(({ weight, letters }, index) => `{ url: url${index}, weight: '${weight}', letters: '${letters}' }`)}];`,
  ].join('\n');
}

/** How a language is written; older Node.js knows it by another name. */
function directionOf(tag) {
  const locale = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo).direction;
}

/** The languages' fonts. */
const messageFonts = {
  name: 'message-fonts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/messageFont$/ },
    handler: (source, importer) => resolve(dirname(importer ?? ''), source),
  },
  load: {
    filter: { id: /[\\/]messageFont$/ },
    handler: (id) => fontModuleOf(dirname(id)),
  },
};

/** The compiled messages. */
const compiledMessages = {
  name: 'messages',
  enforce: 'pre',
  resolveId: {
    filter: { id: REQUESTED },
    handler: (source, importer) => resolve(dirname(importer ?? ''), source.replace(REQUESTED, '.messages')),
  },
  load: {
    filter: { id: COMPILED },
    handler(id) {
      const file = id.replace(COMPILED, '.json');
      this.addWatchFile(file);
      const isRightToLeft = directionOf(basename(dirname(file))) === 'rtl';
      const compiled = compileMessages(JSON.parse(readFileSync(file, 'utf8')), { isRightToLeft });
      return basename(file) === BASE ? [compiled, areasBeside(file), fontBeside(file)].join('\n') : compiled;
    },
  },
};

/** The plugins, for every configuration that builds or runs the site's code. */
export const messagesPlugin = () => [compiledMessages, messageFonts];
