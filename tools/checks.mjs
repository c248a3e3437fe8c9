import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { binary, root } from './install.mjs';

/**
 * Runs one program of the repository; answers its exit code. What it says goes to the screen, or to the end of a file.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, outputFile?: string }} [options]
 * @returns {Promise<number>}
 */
export function runProgram(program, args, { env = {}, outputFile } = {}) {
  const file = program.endsWith('.mjs') || program.endsWith('.cjs') ? program : binary(program);
  const output = outputFile ? openSync(outputFile, 'a') : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        ...env,
      },
    });
    child.on('exit', (code) => {
      if (outputFile) closeSync(output);
      resolve(code ?? 1);
    });
  });
}

/** The checks of the source that need no browser and no database: what each runs, by name. */
export const sourceChecks = [
  { name: 'style (Biome)', command: ['biome', ['check', '--error-on-warnings', '.']] },
  {
    name: 'import directions',
    command: ['depcruise', ['--config', 'tools/boundaries.cjs', 'packages', 'apps', '.storybook']],
  },
  { name: 'lockfile', command: ['tools/lockfile.mjs', []] },
  { name: 'messages', command: ['tools/messages.mjs', ['--check']] },
  { name: 'conventions', command: ['tools/conventions.mjs', []] },
  { name: 'specification map', command: ['tools/spec-map.mjs', []] },
  { name: 'unused code and dependencies (knip)', command: ['knip', []] },
];
