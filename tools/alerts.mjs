/** Checks the alerts for Prometheus and tries them on the series of their tests: `node tools/alerts.mjs`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const cwd = join(root, 'apps/server/monitoring');
for (const args of [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]) {
  const { status, error } = spawnSync('promtool', args, { cwd, stdio: 'inherit' });
  if (error !== undefined) process.stderr.write('promtool is missing: install Prometheus.\n');
  if (status !== 0) process.exit(1);
}
