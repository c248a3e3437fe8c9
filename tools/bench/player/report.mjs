import { median, spread, table } from '../figures.mjs';

/** Ratio of medians to the bare element's. */
function ratio(name, values) {
  if (name === 'bare') return '';
  return `${(median(values[name]) / median(values.bare)).toFixed(2)}×`;
}

const pick = (results, read) =>
  Object.fromEntries(Object.entries(results).map(([name, list]) => [name, list.flatMap(read)]));

function firstFrameTable(labels, { fetched, known }) {
  const whole = pick(fetched, ({ fromNavigation }) => fromNavigation);
  const address = pick(fetched, ({ fromAddress }) => fromAddress);
  const atOnce = pick(known, ({ fromNavigation }) => fromNavigation);
  return table(
    [
      '',
      'from navigation, ms',
      'to bare',
      'from the address known, ms',
      'to bare',
      'address in the page, ms',
    ],
    Object.keys(fetched).map((name) => [
      labels[name],
      spread(whole[name]),
      ratio(name, whole),
      spread(address[name]),
      ratio(name, address),
      atOnce[name] ? spread(atOnce[name]) : '',
    ]),
  );
}

function seekTable(labels, results) {
  const buffered = pick(results, (one) => one.buffered);
  const unbuffered = pick(results, (one) => one.unbuffered);
  return table(
    ['', 'buffered, ms', 'to bare', 'to be fetched, ms', 'to bare'],
    Object.keys(results).map((name) => [
      labels[name],
      spread(buffered[name]),
      ratio(name, buffered),
      spread(unbuffered[name]),
      ratio(name, unbuffered),
    ]),
  );
}

function scriptsTable(labels, results) {
  return table(
    ['', 'without hls.js, KiB', 'coming from the home page, KiB', 'hls.js, KiB'],
    Object.entries(results).map(([name, { player, fromHome, hls }]) => [
      labels[name],
      player.toFixed(1),
      fromHome?.toFixed(1) ?? '',
      hls.toFixed(1),
    ]),
  );
}

function playingTable(labels, results) {
  return table(
    [
      '',
      'main thread, % of a core',
      'its scripts, %',
      'style recalculations',
      'frames dropped',
      'of frames',
      'React commits',
    ],
    Object.entries(results).map(([name, list]) => {
      const valuesOf = (key) => list.map((one) => one[key]);
      return [
        labels[name],
        ...['busyPercent', 'scriptPercent'].map((key) => spread(valuesOf(key), 2)),
        ...['styleRecalculations', 'dropped', 'frames', 'commits'].map((key) => spread(valuesOf(key))),
      ];
    }),
  );
}

const EPISODE_COLUMNS = {
  heap: 'heap, KiB',
  firstGrowth: 'its growth over 20 changes, KiB',
  secondGrowth: 'over 20 more',
  firstData: 'of data alone over 20 changes, KiB',
  secondData: 'over 20 more',
  nodes: 'DOM nodes over all 40',
  listeners: 'listeners',
};

function episodesTable(labels, results) {
  return table(
    ['', ...Object.values(EPISODE_COLUMNS)],
    Object.entries(results).map(([name, list]) => [
      labels[name],
      ...Object.keys(EPISODE_COLUMNS).map((key) => spread(list.map((one) => one[key]))),
    ]),
  );
}

const SECTIONS = {
  firstFrame: ['To the first frame', firstFrameTable],
  firstFrameSlow: [
    'To the first frame, a processor four times slower and 1.6 Mbit/s at 150 ms',
    firstFrameTable,
  ],
  seek: ['From a seek to its frame', seekTable],
  seekSlow: ['From a seek to its frame, on the same slow machine and network', seekTable],
  scripts: ['JavaScript that the player adds to a site with React, gzip', scriptsTable],
  playing: ['A minute of playing with the controls hidden', playingTable],
  episodes: ['Growth over 40 changes of the episode, after 20 to warm up', episodesTable],
};

/** The figures as Markdown, a section each; medians with the smallest and the largest in brackets. */
export function toMarkdown({ figures, labels, machine }) {
  const parts = Object.entries(SECTIONS)
    .filter(([name]) => figures[name])
    .map(([name, [title, draw]]) => `## ${title}\n\n${draw(labels, figures[name])}`);
  return [`${machine}\n`, ...parts].join('\n\n').replaceAll('\n\n\n', '\n\n');
}
