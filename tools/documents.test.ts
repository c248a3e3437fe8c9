import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureDemoAccounts } from '../apps/server/src/identity/demoAccounts';
import { readSettings } from '../apps/server/src/settings/settings';
import { listFiles } from './git.mjs';
import { root } from './install.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const documents = listFiles('*.md');

describe('the settings in the README and in .env.example', () => {
  const folder = 'apps/server/src/settings';
  const sources = readdirSync(join(root, folder)).filter((name) => !name.includes('.test.'));
  const text = sources.map((name) => read(join(folder, name))).join('\n');
  const known = namesIn(text, /env, '([A-Z_]+)'/g).sort();
  const example = read('.env.example');

  it('list every setting that the server reads, and no other', () => {
    expect(namesIn(read('README.md'), /^\| `([A-Z_]+)` \|/gm).sort()).toEqual(known);
    expect(namesIn(example, /^# ([A-Z_]+)=/gm).sort()).toEqual(known);
  });

  it('list those of a static site in the README', () => {
    const [list = ''] = /\n- needed:[\s\S]+?The defaults/.exec(read('README.md')) ?? [];
    const ofPages = namesIn(read('apps/web/src/settings/settings.variables.ts'), /text\('([A-Z_]+)'/g);
    expect(namesIn(list, /`([A-Z_]+[A-Z])`/g).sort()).toEqual(ofPages.sort());
  });

  it('give in .env.example the values that hold without it', () => {
    const byNpm = { CHALCHITRA_MODE: 'local', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    const uncommented = [...example.matchAll(/^# ([A-Z_]+)=(.+)$/gm)].map((match) => [match[1], match[2]]);
    expect(uncommented.length).toBeGreaterThan(15);
    expect(readSettings({ ...byNpm, ...Object.fromEntries(uncommented) })).toEqual(readSettings(byNpm));
  });
});

it('names the demo accounts in the README', async () => {
  const paid = new Set<string>();
  const parts = {
    emulator: { ensureAccount: async ({ email }: { email: string }) => email },
    accounts: { find: async () => ({}) },
    subscriptions: {
      grant: async (uid: string) => paid.add(uid),
      isSubscribed: async (uid: string) => paid.has(uid),
    },
  };
  const accounts = await ensureDemoAccounts(parts as unknown as Parameters<typeof ensureDemoAccounts>[0]);
  const rows = [...read('README.md').matchAll(/^\| (\S+@\S+) \| `(.+?)` \| (.+) \|$/gm)];
  expect(rows.map((row) => ({ email: row[1], password: row[2], isPaid: !row[3]?.includes('not') }))).toEqual(
    accounts,
  );
});

it('lists the values of the player’s entry in its README', () => {
  const blocks = namesIn(read('packages/player/src/index.ts'), /^export \{([^}]+)\}/gm);
  const values = blocks.flatMap((block) => block.split(',').map((name) => name.trim()));
  const [, entry = ''] = read('packages/player/README.md').split('## Entry');
  const missing = values.filter((name) => /^\w+$/.test(name) && !entry.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

describe.each(documents)('%s', (path) => {
  const text = read(path);

  it('names only commands that exist', () => {
    const scriptsOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))).scripts;
    const named = [
      ...namesIn(text, /\bnpm run ([a-z][\w:-]*)(?![\w:-]| -w )/g),
      ...namesIn(text, /\bnpm (start|test)\b/g),
    ];
    expect(named.filter((name) => !(name in scriptsOf('')))).toEqual([]);
    for (const [, name = '', workspace = ''] of text.matchAll(/\bnpm run ([\w:-]+) -w @chalchitra\/(\w+)/g)) {
      const folder = ['apps', 'packages'].find((one) => existsSync(join(root, one, workspace))) ?? '';
      expect(scriptsOf(join(folder, workspace))).toHaveProperty([name]);
    }
  });

  it('links only to what is there', () => {
    const links = namesIn(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it('names only folders and files that are there', () => {
    const paths = namesIn(text, /`((?:packages|apps|tools|docs)\/[\w./@-]+)`/g)
      // What the build makes is not there in a fresh clone.
      .filter((name) => !/\/dist(\/|$)/.test(name));
    expect(paths.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });
});

it('keeps each decision between 100 and 300 words, tables and code not counted', () => {
  const wordsOf = (text: string) =>
    text
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/^\|.*$/gm, '')
      .split(/\s+/)
      .filter((word) => word !== '').length;
  const decisions = documents.filter((path) => /^docs\/adr\/\d{3}-/.test(path));
  expect(decisions.length).toBeGreaterThan(40);
  const outside = decisions.filter((path) => wordsOf(read(path)) < 100 || wordsOf(read(path)) > 300);
  expect(outside).toEqual([]);
});
