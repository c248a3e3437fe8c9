/** Installs what is missing, then runs one program of the repository: `node tools/run.mjs turbo run build`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binary, ensureInstalled, root } from './install.mjs';

ensureInstalled();
const [program, ...rest] = process.argv.slice(2);
const file = program.endsWith('.mjs') ? join(root, program) : binary(program);
const child = spawn(process.execPath, [file, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
});
// Ctrl+C reaches the child from the terminal itself; a signal sent to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
