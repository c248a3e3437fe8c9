/**
 * `node tools/nodes.mjs [VERSION …]`: the product starts, responds and stops, and the unit tests pass, on the Node.js
 * versions that users have beside the one at hand. npm holds Node.js itself as packages.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, giveUp, root } from './install.mjs';
import { startFreshProduct } from './product/fresh.mjs';
import { runProgram } from './runProgram.mjs';

const VERSIONS = ['24.21.0'];
const isWindows = process.platform === 'win32';

/** Installs one version of Node.js into a folder; returns the path of its program. */
function installNode(version, folder) {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  if (status !== 0) giveUp(`Node.js ${version} was not tried: npm could not install ${name}@${version}.`);
  return join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

/** Runs this script's checks on another Node.js, which is the first one for whatever they start. */
function checkOn(version) {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-node-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const node = installNode(version, folder);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const { status } = spawnSync(node, ['tools/nodes.mjs', '--here'], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}

async function checkHere() {
  process.stdout.write(`\n— Node.js ${process.versions.node}\n`);
  const product = await startFreshProduct();
  const response = await fetch(product.url);
  const page = await response.text();
  await product.stop();
  product.removeData();
  if (!response.ok || !page.includes('<main')) giveUp(`The home page responded ${response.status}.`);
  if (product.process.exitCode !== 0) giveUp(`The product stopped with code ${product.process.exitCode}.`);
  process.stdout.write('The product started, responded and stopped.\n');
  process.exitCode = await runProgram('vitest', ['run', '--project', 'unit*', '--maxWorkers=1']);
}

const wanted = process.argv.slice(2);
ensureInstalled();
if (wanted[0] === '--here') await checkHere();
else for (const version of wanted.length > 0 ? wanted : VERSIONS) checkOn(version);
