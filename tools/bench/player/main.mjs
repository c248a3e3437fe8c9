/**
 * Measures our player page against hls.js on a bare video element, @vidstack/react and media-chrome: the same media
 * from the same server, in the same run and browser, in turning order.
 * `node tools/bench/player [--only firstFrame,seek] [--rounds 5] [--seconds 60] [--write docs/player-figures.md]` prints
 * the figures as Markdown; `--write` puts them into a page below its mark. The others are installed into this folder alone.
 * `--builds before=/path,after=/path` measures the first frame of other checkouts of this repository in the same rounds.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, EAGER_SOURCE_POSITIONS, requireBrowser } from '../../browser.mjs';
import { chosenNames } from '../../only.mjs';
import { startFreshProduct } from '../../product/fresh.mjs';
import { measuredOn, roundsOf, writeFigures } from '../figures.mjs';
import { startFront } from '../front.mjs';
import { SUBSCRIBER, signedInState } from '../signIn.mjs';
import { buildRivals } from './build.mjs';
import { readBuilds, startBuild } from './builds.mjs';
import { makeCatalogue } from './catalogue.mjs';
import {
  measureEpisodes,
  measureFirstFrame,
  measurePlaying,
  measureScripts,
  measureSeek,
} from './measures.mjs';
import { makePlayers, playerOfBuild } from './players.mjs';
import { toMarkdown } from './report.mjs';
import { firstFrame, visit } from './visit.mjs';

const SETTLED_MS = 30_000;
/** Has scripts run without machine code, which a browser goes on making for whatever runs often. */
const UNCOMPILED = `--js-flags=${EAGER_SOURCE_POSITIONS} --no-opt --no-maglev --no-sparkplug`;

const MEASURES = {
  firstFrame: (bench) => measureFirstFrame(bench, 'plain'),
  firstFrameSlow: (bench) => measureFirstFrame(bench, 'slow'),
  seek: (bench) => measureSeek(bench, 'plain'),
  seekSlow: (bench) => measureSeek(bench, 'slow'),
  scripts: measureScripts,
  // These two take minutes a round.
  playing: (bench) => measurePlaying({ ...bench, rounds: Math.min(bench.rounds, 3) }),
  episodes: (bench) => measureEpisodes({ ...bench, rounds: Math.min(bench.rounds, 3) }),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(MEASURES).join(',') },
    players: { type: 'string', default: '' },
    builds: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '60' },
    write: { type: 'string' },
  },
});
const only = chosenNames(values.only, Object.keys(MEASURES));
const rounds = roundsOf(values.rounds);

/** What our page plays and how it shows it, so that the others do the same. */
async function lookAtOurs({ browser, state, url, catalogue }) {
  return visit({ browser, state }, async (page) => {
    const mediaRequest = page.waitForRequest((request) => /^[^?]*\/master\.m3u8/.test(request.url()));
    await page.goto(`${url}/video/${catalogue.itemId}`);
    await firstFrame(page, []);
    const { width, height, poster } = await page.evaluate(() => {
      const video = globalThis.bench.video();
      const box = video.getBoundingClientRect();
      return { width: Math.round(box.width), height: Math.round(box.height), poster: video.poster };
    });
    return { width, height, poster, media: new URL((await mediaRequest).url()).pathname };
  });
}

/** The episodes of a series with the addresses of their media, as the page's own calls return them. */
async function findEpisodes({ browser, state, url, seriesId }) {
  return visit({ browser, state }, async (page) => {
    const response = page.waitForResponse((one) => one.url().includes(`/${seriesId}/episodes`));
    await page.goto(`${url}/video/${seriesId}`);
    const body = await (await response).json();
    const list = Array.isArray(body) ? body : Object.values(body).find(Array.isArray);
    return list.map(({ id, video_url: media }) => ({ id: String(id), media }));
  });
}

const wantedBuilds = readBuilds(values.builds);
const executablePath = await requireBrowser();

const folder = await buildRivals();
const catalogue = makeCatalogue();
process.env.CATALOGUE_DIR = catalogue.folder;
process.env.RATE_LIMIT = '0';
const product = await startFreshProduct();
const front = await startFront({ productPort: product.port, folder });
const builds = [];
const browser = await chromium.launch({ executablePath, args: browserArgs });
const interpreter = await chromium.launch({ executablePath, args: [...browserArgs, UNCOMPILED] });
try {
  const { url } = front;
  for (const build of wantedBuilds) builds.push(await startBuild(build, folder));
  // The server makes the smallest editions of its files first, beside whatever requests it gets.
  await new Promise((settled) => setTimeout(settled, SETTLED_MS));
  const state = await signedInState(browser, url, SUBSCRIBER);
  const shown = await lookAtOurs({ browser, state, url, catalogue });
  const all = makePlayers({ url, itemId: catalogue.itemId, ...shown });
  const wanted = values.players === '' ? all.map(({ name }) => name) : values.players.split(',');
  const bench = {
    browser,
    interpreter,
    state,
    rounds,
    watchedMs: Math.max(5, Math.min(Number(values.seconds), 600)) * 1000,
    players: all.filter(({ name }) => wanted.includes(name)),
    builds: await Promise.all(
      builds.map(async (build) => ({
        ...playerOfBuild(build, catalogue.itemId),
        state: await signedInState(browser, build.url, SUBSCRIBER),
      })),
    ),
    home: `${url}/`,
    series: `${url}/video/${catalogue.seriesId}`,
    episodes: await findEpisodes({ browser, state, url, seriesId: catalogue.seriesId }),
  };
  const labels = Object.fromEntries([...all, ...bench.builds].map(({ name, label }) => [name, label]));
  const figures = {};
  for (const name of only) {
    process.stderr.write(`${name} …\n`);
    figures[name] = await MEASURES[name](bench);
    // Whoever stops a long run keeps what is measured by then.
    process.stderr.write(`${toMarkdown({ figures: { [name]: figures[name] }, labels, machine: '' })}\n`);
  }
  const machine = `${measuredOn(browser)}; a picture of ${shown.width} × ${shown.height}; medians of ${rounds} rounds, the smallest and the largest in brackets.`;
  const markdown = toMarkdown({ figures, labels, machine });
  writeFigures(markdown, values.write);
} finally {
  await Promise.all([browser.close(), interpreter.close()]);
  await Promise.all(builds.map((build) => build.stop()));
  front.stop();
  await product.stop();
  product.removeData();
  catalogue.remove();
}
