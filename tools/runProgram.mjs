import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { binary, giveUp, root } from './install.mjs';

/**
 * Runs one program of the repository; returns its exit code. What it says goes to the screen, or to the end of a file.
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

/** Builds everything that the product runs with; ends the command where that fails. */
export async function build() {
  if ((await runProgram('turbo', ['run', 'build', '--output-logs=errors-only'])) !== 0)
    giveUp('The build failed: see above.');
}
