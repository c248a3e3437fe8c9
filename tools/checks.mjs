import { spawn } from 'node:child_process';
import { binary, root } from './install.mjs';

/** Runs one program of the repository with its output on the screen; answers its exit code. */
export function runProgram(program, args, env = {}) {
  const file = program.endsWith('.mjs') || program.endsWith('.cjs') ? program : binary(program);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        ...env,
      },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The checks of the source that need no browser and no database, by name. */
export const sourceChecks = [
  { name: 'style (Biome)', run: () => runProgram('biome', ['check', '--error-on-warnings', '.']) },
  {
    name: 'import directions',
    run: () =>
      runProgram('depcruise', ['--config', 'tools/boundaries.cjs', 'packages', 'apps', '.storybook']),
  },
  { name: 'lockfile', run: () => runProgram('tools/lockfile.mjs', []) },
  { name: 'conventions', run: () => runProgram('tools/conventions.mjs', []) },
  { name: 'specification map', run: () => runProgram('tools/spec-map.mjs', []) },
  { name: 'unused code and dependencies (knip)', run: () => runProgram('knip', []) },
];
