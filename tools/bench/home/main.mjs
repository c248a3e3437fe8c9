/**
 * Measures our home page, signed in, against a static page and the least React page that is rendered by a server and
 * hydrated, both made here of the same titles and pictures: in one run, in turning order, with a processor slowed down
 * four times.
 * `node tools/bench/home/main.mjs [--rounds 7] [--setups fast:mobile:20,…] [--builds before=/path] [--write
 * docs/home-figures.md]` prints the figures as Markdown; `--write` puts them into a page below its mark. `--builds`
 * measures home of other checkouts of this repository in the same rounds.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from '../../browser.mjs';
import { giveUp } from '../../install.mjs';
import { startFreshProduct } from '../../product/fresh.mjs';
import { measuredOn, rotate, roundsOf, writeFigures } from '../figures.mjs';
import { startFront } from '../front.mjs';
import { readBuilds, startBuild } from '../player/builds.mjs';
import { SUBSCRIBER, signedInState } from '../signIn.mjs';
import { makeCatalogue } from './catalogue.mjs';
import { toMarkdown } from './report.mjs';
import { buildTwins } from './twin/build.mjs';
import { readContent } from './twin/content.mjs';
import { networks, screens, visit } from './visit.mjs';

/** The server compresses its files first, beside whatever requests it gets. */
const SETTLED_MS = 20_000;
const HERO_LIST = 'user-uploads';
/** Home's shelves in their order (spec §1). */
const SHELVES = [
  ...['youtube-channels', 'trending-in-india', 'videos', 'short-films', 'reality-shows', 'web-series'],
  ...['podcasts', 'interviews', 'documentaries', 'news', 'devotional', 'kids'],
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    setups: {
      type: 'string',
      default: 'fast:mobile:20,slow:mobile:20,fast:desktop:20,fast:mobile:200',
    },
    builds: { type: 'string', default: '' },
    write: { type: 'string' },
  },
});
const rounds = roundsOf(values.rounds);
const wanted = values.setups.split(',').map((text) => {
  const [network, screen, items] = text.split(':');
  if (!(network in networks && screen in screens && Number(items) > 0)) giveUp(`There is no set-up ${text}.`);
  return { network, screen, items: Number(items) };
});
const wantedBuilds = readBuilds(values.builds);
const executablePath = await requireBrowser();

const sizeOf = async (url) => (await (await fetch(url)).arrayBuffer()).byteLength;

/** All set-ups of one length of the shelves, on one start of the product. */
async function measureLength(browser, twins, items) {
  const catalogue = makeCatalogue(SHELVES, items);
  process.env.CATALOGUE_DIR = catalogue.folder;
  process.env.RATE_LIMIT = '0';
  const product = await startFreshProduct();
  const front = await startFront({ productPort: product.port, folder: twins.folder });
  const builds = [];
  try {
    for (const build of wantedBuilds) builds.push(await startBuild(build, twins.folder));
    twins.write(await readContent(front.url, HERO_LIST, SHELVES));
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const own = [{ name: 'ours', url: front.url }, ...builds];
    const pages = [
      { name: 'static page', url: `${front.url}/bench/static.html` },
      { name: 'least React page', url: `${front.url}/bench/react.html` },
    ];
    for (const { name, url } of own)
      pages.push({ name, url: `${url}/`, state: await signedInState(browser, url, SUBSCRIBER) });
    for (const page of pages) page.html = await sizeOf(page.url);
    const setups = [];
    for (const setup of wanted.filter((one) => one.items === items)) {
      const visited = pages.map((page) => ({ ...page, visits: [] }));
      for (let round = 0; round < rounds; round += 1) {
        for (const page of rotate(visited, round)) page.visits.push(await visit(browser, page, setup));
        process.stderr.write(`${setup.network} ${setup.screen} ${items}: round ${round + 1} of ${rounds}\n`);
      }
      setups.push({ ...setup, shelves: SHELVES.length, pages: visited });
    }
    return setups;
  } finally {
    front.stop();
    await Promise.all(builds.map((build) => build.stop()));
    await product.stop();
    product.removeData();
    catalogue.remove();
  }
}

const load = loadavg()[0].toFixed(1);
const twins = await buildTwins();
const browser = await chromium.launch({ executablePath, args: browserArgs });
try {
  const setups = [];
  for (const items of new Set(wanted.map((setup) => setup.items)))
    setups.push(...(await measureLength(browser, twins, items)));
  const machine = `${measuredOn(browser)}, whose load before was ${load}; medians of ${rounds} rounds, the smallest and the largest in brackets; × is to the static page’s.`;
  const markdown = toMarkdown({ machine, setups });
  writeFigures(markdown, values.write);
} finally {
  await browser.close();
  twins.remove();
}
