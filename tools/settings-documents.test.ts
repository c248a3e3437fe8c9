import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../apps/server/src/settings';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1])),
];

const known = namesIn(read('apps/server/src/settings.ts'), /env, '([A-Z_]+)'/g).sort();
const example = read('.env.example');

describe('the documents of the settings', () => {
  it('list every setting that the server reads, and no other', () => {
    expect(namesIn(read('README.md'), /^\| `([A-Z_]+)` \|/gm).sort()).toEqual(known);
    const ofTests = ['TEST_DATABASE_URL', 'CHROMIUM_PATH'];
    expect(namesIn(example, /^# ([A-Z_]+)=/gm).sort()).toEqual([...known, ...ofTests].sort());
  });

  it('give in .env.example the values that hold without it', () => {
    const byNpm = { CHALCHITRA_MODE: 'local', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    const uncommented = [...example.matchAll(/^# ([A-Z_]+)=(.+)$/gm)].map((match) => [match[1], match[2]]);
    expect(uncommented.length).toBeGreaterThan(15);
    expect(readSettings({ ...byNpm, ...Object.fromEntries(uncommented) })).toEqual(readSettings(byNpm));
  });
});
