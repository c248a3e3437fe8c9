import { gzipSync } from 'node:zlib';
import { rotate } from '../figures.mjs';
import { firstFrame, letPlay, metricsOf, visit } from './visit.mjs';

const BUFFERED_TARGETS = [12, 4, 20];
const UNBUFFERED_TARGETS = [150, 280, 90];
const SETTLED_MS = 8000;
const CHANGES = 20;
const COLLECTIONS = 4;
const COLLECTION_REST_MS = 400;
const KIB = 1024;

/** Calls `measure` for each player in each round, in turning order; returns what it returned, by player's name. */
async function inRounds({ players, rounds }, measure) {
  const results = Object.fromEntries(players.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const player of rotate(players, round)) results[player.name].push(await measure(player));
  }
  return results;
}

/** Milliseconds from navigation, and from when the media's address is known, to the first frame; nothing cached. */
export async function measureFirstFrame(bench, condition) {
  const everyone = [...bench.players, ...bench.builds];
  const fetched = await inRounds({ ...bench, players: everyone }, (player) =>
    visit({ ...bench, state: player.state ?? bench.state, condition }, async (page) => {
      await page.goto(player.address);
      return firstFrame(page, player.calls);
    }),
  );
  const players = bench.players.filter(({ knownAddress }) => knownAddress !== null);
  const known = await inRounds({ ...bench, players }, (player) =>
    visit({ ...bench, condition }, async (page) => {
      await page.goto(player.knownAddress);
      return firstFrame(page, player.calls);
    }),
  );
  return { fetched, known };
}

/** Milliseconds from a seek to a frame of the new place, where it is buffered and where it has to be fetched. */
export function measureSeek(bench, condition) {
  return inRounds(bench, (player) =>
    visit({ ...bench, condition, isCached: false }, async (page) => {
      await page.goto(player.address);
      await firstFrame(page, player.calls);
      await letPlay(page);
      const seekAll = async (targets, isBuffered) => {
        const times = [];
        for (const target of targets) {
          if (isBuffered) await page.waitForFunction((to) => globalThis.bench.isBuffered(to), target);
          times.push(await page.evaluate((to) => globalThis.bench.seek(to), target));
        }
        return times;
      };
      return {
        buffered: await seekAll(BUFFERED_TARGETS, true),
        unbuffered: await seekAll(UNBUFFERED_TARGETS, false),
      };
    }),
  );
}

const partOf = (text) => {
  if (text.includes('fragLoadPolicy')) return 'hls';
  if (text.includes('react.dev/errors')) return 'react';
  return 'player';
};

/** Visits a page and returns the scripts fetched during what `use` returns as its part of the visit: path, gzip bytes and what is in them. */
function scriptsOf(bench, address, use) {
  return visit(bench, async (page) => {
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(
        response.text().then((text) => ({
          path: new URL(response.url()).pathname,
          bytes: gzipSync(text, { level: 9 }).length,
          part: partOf(text),
        })),
      );
    });
    await page.goto(address, { waitUntil: 'load' });
    // Not before nothing follows any more.
    const settle = async () => {
      await page.waitForTimeout(SETTLED_MS);
      return Promise.all(scripts);
    };
    return use(page, settle);
  });
}

/** Plays what has been opened, until nothing is fetched any more; returns all scripts of the visit. */
async function playOn(page, settle) {
  await firstFrame(page, []);
  await letPlay(page);
  return settle();
}

const pathsOf = (scripts) => new Set(scripts.map(({ path }) => path));

/** The scripts of our page for whoever follows a card's link there from the home page: what comes after the press. */
function scriptsFromHome(bench, { address }) {
  return scriptsOf(bench, bench.home, async (page, settle) => {
    await settle();
    const link = page.locator(`main article a[href="${new URL(address).pathname}"]`).first();
    await link.scrollIntoViewIfNeeded();
    // The first movement loads what every card needs before it can be opened. A row that drifts stands still only then.
    await link.hover({ force: true });
    const before = pathsOf(await settle());
    await link.click();
    return (await playOn(page, settle)).filter(({ path }) => !before.has(path));
  });
}

/**
 * KiB of JavaScript, gzip: for our page opened by its address what it fetches beyond the home page, and what it fetches
 * for whoever follows a link from there, where the first movement has loaded the gate; for the others all but React,
 * which a site of theirs would have already; hls.js apart.
 */
export async function measureScripts(bench) {
  const atHome = pathsOf(await scriptsOf(bench, bench.home, (_page, settle) => settle()));
  const weigh = (list, part) =>
    list.filter((one) => one.part === part).reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
  const result = {};
  for (const player of bench.players) {
    const scripts = await scriptsOf(bench, player.address, playOn);
    const added = scripts.filter(
      ({ path, part }) => part !== 'react' && !(player.isOurs && atHome.has(path)),
    );
    const followed = player.isOurs ? await scriptsFromHome(bench, player) : [];
    // Where the bytes are, for whoever wants fewer of them.
    for (const { path, bytes } of followed) process.stderr.write(`${bytes} bytes ${path}\n`);
    result[player.name] = {
      player: weigh(added, 'player'),
      fromHome: player.isOurs ? weigh(followed, 'player') : null,
      hls: weigh(added, 'hls'),
    };
  }
  return result;
}

/** What a minute of playing costs with the controls hidden: share of a core, frames dropped, React's commits. */
export function measurePlaying(bench) {
  return inRounds(bench, (player) =>
    visit(bench, async (page, session) => {
      await page.goto(player.address);
      await firstFrame(page, player.calls);
      await letPlay(page);
      await page.waitForTimeout(SETTLED_MS);
      // Time of the thread itself: what other programs of the machine do doesn't count.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const read = () =>
        page.evaluate(() => {
          const { droppedVideoFrames, totalVideoFrames } = globalThis.bench.video().getVideoPlaybackQuality();
          return { droppedVideoFrames, totalVideoFrames, commits: globalThis.bench.notes.commits };
        });
      const [seen, spent] = [await read(), await metricsOf(session)];
      await page.waitForTimeout(bench.watchedMs);
      const [seenAfter, spentAfter] = [await read(), await metricsOf(session)];
      return {
        busyPercent: ((spentAfter.TaskDuration - spent.TaskDuration) * 100_000) / bench.watchedMs,
        scriptPercent: ((spentAfter.ScriptDuration - spent.ScriptDuration) * 100_000) / bench.watchedMs,
        styleRecalculations: spentAfter.RecalcStyleCount - spent.RecalcStyleCount,
        dropped: seenAfter.droppedVideoFrames - seen.droppedVideoFrames,
        frames: seenAfter.totalVideoFrames - seen.totalVideoFrames,
        commits: seenAfter.commits - seen.commits,
      };
    }),
  );
}

/** Chooses another episode as the page's visitors do, and waits until it plays. */
async function changeEpisode(page, player, episode) {
  const before = await page.evaluate(() => globalThis.bench.video()?.currentSrc);
  if (player.isOurs) {
    // Through the page's own links, without waiting for what lies over them.
    await page.locator(`main a[href$="episode=${episode.id}"]`).first().dispatchEvent('click');
  } else {
    await page.evaluate((address) => globalThis.changeMedia(address), episode.media);
  }
  await page.waitForFunction((last) => {
    const video = globalThis.bench.video();
    return video && video.currentSrc !== last && video.readyState >= 2;
  }, before);
  await letPlay(page);
}

/** Heap in KiB, DOM nodes and listeners of a page, after everything that nobody holds has been collected. */
async function weigh(page, session) {
  for (let times = 0; times < COLLECTIONS; times += 1) {
    await session.send('HeapProfiler.collectGarbage');
    // What is notified that something was collected releases more.
    await page.waitForTimeout(COLLECTION_REST_MS);
  }
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await metricsOf(session);
  return { heap: JSHeapUsedSize / KIB, nodes: Nodes, listeners: JSEventListeners };
}

/** Weighs a page after 20, 40 and 60 changes of the episode. */
function weighEpisodes(bench, player) {
  return visit(bench, async (page, session) => {
    await page.goto(player.isOurs ? bench.series : player.address);
    await firstFrame(page, player.calls);
    await session.send('Performance.enable');
    const { episodes } = bench;
    const weights = [];
    for (let count = 1; count <= 3 * CHANGES; count += 1) {
      // Each time it is weighed, the same episode stands on the page.
      await changeEpisode(page, player, episodes[(count % CHANGES) % episodes.length]);
      if (count % CHANGES === 0) weights.push(await weigh(page, session));
    }
    return weights;
  });
}

/**
 * Growth over 20 changes of the episode and over 20 more, after 20 to warm up: heap in KiB, in a browser as it is and in
 * one that compiles nothing, so that only data can grow; DOM nodes and listeners over all 40.
 */
export function measureEpisodes(bench) {
  return inRounds(bench, async (player) => {
    const [warm, middle, end] = await weighEpisodes(bench, player);
    const [warmData, middleData, endData] = await weighEpisodes(
      { ...bench, browser: bench.interpreter },
      player,
    );
    return {
      heap: end.heap,
      firstGrowth: middle.heap - warm.heap,
      secondGrowth: end.heap - middle.heap,
      firstData: middleData.heap - warmData.heap,
      secondData: endData.heap - middleData.heap,
      nodes: end.nodes - warm.nodes,
      listeners: end.listeners - warm.listeners,
    };
  });
}
