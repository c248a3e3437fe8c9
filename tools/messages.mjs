/**
 * `npm run messages`: writes the types of the English messages down, and says what other languages lack or have left
 * over: of the site, and of the pages and e-mails that the server writes itself. And it says where the receipt differs
 * between the two. With `--check` it writes nothing, and says so where the types are old.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './install.mjs';
import { differencesOf, problemsOf } from './messages/compare.mjs';
import { messagesOf } from './messages/parse.mjs';
import { serverTypesOf, typesOf } from './messages/types.mjs';

const webFolder = join(root, 'apps/web/src/copy');
const serverFolder = join(root, 'apps/server/src/copy');

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const jsonFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .toSorted();

/** The site's messages of one language, by area. */
function readAreas(tag) {
  const areas = jsonFiles(join(webFolder, tag));
  return Object.fromEntries(areas.map((area) => [area, readJson(webFolder, tag, `${area}.json`)]));
}

/** The server's messages of one language. */
const readServer = (tag) =>
  jsonFiles(serverFolder).includes(tag) ? readJson(serverFolder, `${tag}.json`) : {};

/** The languages that the site's messages are written in. */
function webLanguages() {
  const folders = readdirSync(webFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => name !== 'pseudo');
}

/** Where messages are kept, in which languages, how one language's are read, and what their types are. */
const collections = [
  { folder: webFolder, tags: webLanguages(), read: readAreas, toTypes: typesOf },
  {
    folder: serverFolder,
    // Whoever reads the site in a language gets its server's pages and e-mails in it too.
    tags: [...new Set([...webLanguages(), ...jsonFiles(serverFolder)])],
    read: readServer,
    toTypes: serverTypesOf,
  },
];

let failed = 0;
const complain = (text) => {
  process.stderr.write(`${text}\n`);
  failed += 1;
};

for (const { folder, tags, read, toTypes } of collections) {
  const english = read('en');
  const types = toTypes(english);
  const typesFile = join(folder, 'messages.types.ts');
  const name = relative(root, folder);
  if (!process.argv.includes('--check')) writeFileSync(typesFile, types);
  else if (readFileSync(typesFile, 'utf8') !== types) {
    complain(`${relative(root, typesFile)} is older than the English messages: run \`npm run messages\`.`);
  }
  for (const tag of tags) {
    for (const problem of problemsOf(tag, read(tag), english)) complain(`${name}, ${tag}: ${problem}`);
  }
  process.stdout.write(
    `${name}: ${messagesOf(english).length} messages in each of ${tags.length} languages.\n`,
  );
}
// A receipt's page and its PDF say the same: the site writes the one, the server the other.
for (const tag of webLanguages()) {
  const page = readAreas(tag).receipt ?? {};
  const { receipt: file = {} } = readServer(tag);
  for (const problem of differencesOf(file, page)) {
    complain(`the receipt of the server and of the site, ${tag}: ${problem}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
