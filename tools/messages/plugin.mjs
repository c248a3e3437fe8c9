/** Lets Vite load a file of messages as compiled ones: `import('./en/search.json?messages')`. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compileMessages } from './compile.mjs';

const ASKED = /\.json\?messages$/;
/** Another ending than the file's: Vite reads everything that ends as that one does as JSON. */
const COMPILED = /\.messages$/;

/** The plugin, for every configuration that builds or runs the site's code. */
export function messagesPlugin() {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: ASKED },
      handler: (source, importer) => resolve(dirname(importer ?? ''), source.replace(ASKED, '.messages')),
    },
    load: {
      filter: { id: COMPILED },
      handler(id) {
        const file = id.replace(COMPILED, '.json');
        this.addWatchFile(file);
        return compileMessages(JSON.parse(readFileSync(file, 'utf8')));
      },
    },
  };
}
