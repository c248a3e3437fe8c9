/**
 * `npm run messages`: writes the types of the English messages down, and says what other languages lack or have left
 * over. With `--check` it writes nothing, and says so where the types are old.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './install.mjs';
import { problemsOf } from './messages/compare.mjs';
import { messagesOf } from './messages/parse.mjs';
import { typesOf } from './messages/types.mjs';

const folder = join(root, 'apps/web/src/copy');
const typesFile = join(folder, 'messages.types.ts');

/** The messages of one language, by area. */
export function readMessages(tag) {
  const files = readdirSync(join(folder, tag)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files
      .toSorted()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, tag, file), 'utf8'))]),
  );
}

/** The languages that have files of messages, English first. */
function writtenLanguages() {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const tags = folders.map(({ name }) => name).filter((name) => name !== 'pseudo');
  return ['en', ...tags.filter((tag) => tag !== 'en')];
}

const english = readMessages('en');
const types = typesOf(english);
let failed = 0;
const complain = (text) => {
  process.stderr.write(`${text}\n`);
  failed += 1;
};

if (!process.argv.includes('--check')) writeFileSync(typesFile, types);
else if (readFileSync(typesFile, 'utf8') !== types) {
  complain(`${relative(root, typesFile)} is older than the English messages: run \`npm run messages\`.`);
}
for (const tag of writtenLanguages()) {
  for (const problem of problemsOf(tag, readMessages(tag), english)) complain(`${tag}: ${problem}`);
}
process.stdout.write(
  `Messages: ${messagesOf(english).length} in each of ${writtenLanguages().length} languages.\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
