import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';

it('puts smaller editions beside the text files of a build, and nothing beside others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  const code = 'console.log("a line");\n'.repeat(100);
  const files = { 'assets/app.js': code, 'assets/font.woff2': code, 'small.css': 'h1{color:red}' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  execFileSync(process.execPath, [fileURLToPath(new URL('compress.mjs', import.meta.url)), folder]);
  const app = join(folder, 'assets/app.js');
  const [br, gz] = [readFileSync(`${app}.br`), readFileSync(`${app}.gz`)];
  expect([br.length < code.length, gz.length < code.length]).toEqual([true, true]);
  expect(brotliDecompressSync(br).toString()).toBe(code);
  expect(gunzipSync(gz).toString()).toBe(code);
  for (const name of ['assets/font.woff2', 'small.css'])
    expect([existsSync(join(folder, `${name}.br`)), existsSync(join(folder, `${name}.gz`))]).toEqual([
      false,
      false,
    ]);
});
