/**
 * `npm test`: installs what is missing, then every check of the repository, to the end even where one fails, side by
 * side as far as there are cores. The end sums all of them up; a runner that ran nothing counts as a failure.
 */
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureBrowser, ensureFonts, ensureShell, installSystemPackages } = await import('./browser.mjs');
const { findPostgres, startPostgres } = await import('./postgres.mjs');
const { startFreshProduct } = await import('./product/fresh.mjs');
const { createRun } = await import('./testing/run.mjs');
const { addSourceParts } = await import('./testing/sourceParts.mjs');

const run = createRun();
const browser = await ensureBrowser();
ensureFonts();
const inBrowser = { CHROMIUM_PATH: browser ?? '' };

async function addServerParts() {
  const args = ['--project', 'server', '--maxWorkers=1'];
  run.vitest('server tests on PGlite', args, { env: { TEST_DATABASE_URL: '' } });
  const name = 'server tests on PostgreSQL';
  let url = process.env.TEST_DATABASE_URL;
  const find = () => findPostgres() ?? (installSystemPackages(['postgresql']) ? findPostgres() : null);
  const binaries = url ? null : find();
  if (findPostgres()) {
    const quick = ['tsx', ['apps/server/trust/trust.ts', '--quick']];
    run.check('settlements, hostile requests and faults', quick, { needs: ['build'] });
  }
  if (binaries) {
    try {
      const cluster = await startPostgres(binaries);
      run.atTheEnd(cluster.stop);
      url = cluster.url;
    } catch ({ message }) {
      return run.fail(name, message);
    }
  }
  if (url) return run.vitest(name, args, { env: { TEST_DATABASE_URL: url } });
  run.lacks(name, 'install PostgreSQL or set TEST_DATABASE_URL');
}

/** A release outside the repository, on a PostgreSQL of its own. */
function addRelease() {
  const name = 'release in an empty folder';
  if (findPostgres()) return run.check(name, ['tools/release-check.mjs', []], { needs: ['build'] });
  run.lacks(name, 'install PostgreSQL');
}

/** The server of the version before, which git's history holds. */
function addVersionBefore() {
  const name = 'server of the version before on the tables of today';
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' });
  if (stdout.trim() === 'false') return run.check(name, ['tools/versions.mjs', []]);
  run.leaveOut(name, 'fetch the whole history');
}

/** The alerts, tried on made-up series by Prometheus's own tool. */
function addAlerts() {
  const name = 'alerts in promtool';
  const hasTool = () => spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;
  if (hasTool() || (installSystemPackages(['prometheus']) && hasTool()))
    return run.check(name, ['tools/alerts.mjs', []]);
  run.lacks(name, 'install Prometheus');
}

function addStorybookParts() {
  run.vitest('stories in the browser', ['--project', 'storybook'], { env: inBrowser });
  run.check('documentation pages of the built Storybook', ['tools/docs-pages.mjs', []], { env: inBrowser });
}

/** The budgets and the end-to-end tests share one product. */
async function addProductParts() {
  let product = null;
  run.add('start of the product', { needs: ['build'] }, async () => {
    product = await startFreshProduct();
    return { passed: 1, failed: 0 };
  });
  run.atTheEnd(async () => {
    await product?.stop();
    product?.removeData();
  });
  const optionsOf = (path) => ({
    needs: ['start of the product'],
    env: () => ({ CHROMIUM_PATH: path, CHALCHITRA_URL: product.url, CHALCHITRA_DATA: product.dataFolder }),
  });
  // Alone: beside other parts a cold visit would be slow enough to load what it loads later.
  const alone = { ...optionsOf(browser), after: run.names() };
  run.check('budgets of the pages', ['tools/bench/pages.mjs', []], alone);
  const last = { ...optionsOf(await ensureShell()), after: ['budgets of the pages'] };
  run.playwright('end-to-end tests', [], last);
}

run.check('build', ['turbo', ['run', 'build', '--output-logs=errors-only']]);
// The longest parts first: one that began last would keep one core alone at the end.
if (browser) addStorybookParts();
await addServerParts();
// Developers have newer versions of Node.js than the one at hand.
if (process.env.CI) run.check('Node.js 24', ['tools/nodes.mjs', []], { needs: ['build'] });
addSourceParts(run);
addRelease();
addVersionBefore();
addAlerts();
// The end-to-end tests come last, because they keep all cores busy by themselves.
if (browser) await addProductParts();
else {
  const wanted = process.env.CHROMIUM_PATH;
  run.fail(
    'tests in the browser',
    wanted
      ? `CHROMIUM_PATH=${wanted} is not a program that can be run`
      : 'no Chromium or Chrome was found: install one, or set CHROMIUM_PATH',
  );
}
run.check('specification map against this run', ['tools/spec-map-run.mjs', [run.folder]], {
  after: run.names(),
});
process.exit((await run.start()) ? 0 : 1);
