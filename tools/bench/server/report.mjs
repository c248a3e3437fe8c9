import { table } from '../figures.mjs';

const HEADINGS = ['## One node', '## Two nodes', '## Soak'];

const machineText = ({ machine, seconds, connections }) =>
  `${seconds} s a call, ${connections} connections, on ${machine.cores} cores (${machine.processor}); the machine’s load before was ${machine.loadBefore}.`;

/** A node that waits for others' work says little of what it could do. */
const warning = (calls) =>
  calls.some(({ machineBusy, nodeShare }) => machineBusy > 95 && nodeShare < 80)
    ? `\n\n**Other work kept the machine busy meanwhile: these figures judge no aim.** Processor time is too high as well: what is
kept for seconds or a minute, as verified tokens, is read again for a larger share of few requests. Measure again on a quiet machine.`
    : '';

const oneNode = (figures) => `${HEADINGS[0]}

${machineText(figures)} The node had one core, wrk and PostgreSQL shared the other. “Node” and
“database” are processor time a request; “a core’s” is what a node serves in a second of its own processor time, which
is the figure to read where others kept the machine busy; “core had” is the share of its core that it was given.${warning(figures.one)}

${table(
  [
    'Call',
    'Aim /s, p99',
    'Responses /s',
    'p50 ms',
    'p99 ms',
    'Worst ms',
    'Failed',
    'Node ms',
    'Database ms',
    'A core’s /s',
    'Core had, %',
    'Memory MiB',
  ],
  figures.one.map((one) => [
    one.name,
    `${one.aim.rate}, ${one.aim.p99} ms`,
    ...[
      one.perSecond,
      one.p50,
      one.p99,
      one.worst,
      one.failed,
      one.nodeMs,
      one.databaseMs,
      one.perCoreSecond,
    ],
    ...[one.nodeShare, one.memory],
  ]),
)}`;

const meanOf = (figures, name) => figures.reduce((total, figure) => total + figure[name], 0) / figures.length;

const twoNodes = ({ two, ...rest }) => `${HEADINGS[1]}

${machineText(rest)} Each node had ${two.share} % of a core,
wrk and PostgreSQL the rest. “Times as much” compares two nodes on one database with one node alone (the mean of the two). Each node
had ${rest.connections} connections. “Had” is what the nodes really had of a core, in percent, together. The limit on processor time is approximate.

${table(
  ['Call', 'One node, /s', 'Had', 'Two nodes, /s', 'Had', 'Times as much', 'Failed'],
  two.figures.map(({ name, alone, two: both, failed }) => {
    const [rate, share] = [meanOf(alone, 'perSecond'), meanOf(alone, 'nodeShare')];
    const times = (both.perSecond / rate).toFixed(2);
    return [name, Math.round(rate), Math.round(share), both.perSecond, both.nodeShare, times, failed];
  }),
)}`;

/** What didn't get its response, and why. */
function failuresOf({ statuses, lost, late }) {
  const refused = statuses.map(({ status, count }) => `${count} got ${status}`);
  const failures = [
    ...refused,
    ...(lost > 0 ? [`${lost} lost their connection`] : []),
    ...(late > 0 ? [`${late} had no response within ten seconds`] : []),
  ];
  return failures.length === 0 ? 'All got the response that they should.' : `${failures.join(', ')}.`;
}

const soakText = ({ soak, ...rest }) => `${HEADINGS[2]}

All calls in turn for ${soak.minutes} minutes on one node: ${soak.requests} requests, ${soak.perSecond} a second, p50
${soak.p50} ms, p99 ${soak.p99} ms. ${failuresOf(soak)} The machine’s load before was ${rest.machine.loadBefore}.${soak.minutes < 60 ? ' The aim is an hour: this is too short to say that memory stays flat.' : ''}

${table(
  ['Minute', 'Memory MiB', 'Heap MiB', 'Descriptors', 'Machine’s load'],
  soak.samples
    .filter((_, index) => index % Math.max(1, Math.round(soak.samples.length / 12)) === 0)
    .map(({ minute, memory, heap, descriptors, load }) => [minute, memory, heap, descriptors, load]),
)}`;

const sectionOf = (text, heading) => {
  const [, section] = text.split(`${heading}\n`);
  return section === undefined ? null : `${heading}\n${section.split('\n## ')[0]}`.trimEnd();
};

/** The document with what was measured now, and what it said before of the rest. */
export function toDocument(figures, before) {
  const sections = [
    figures.one && oneNode(figures),
    figures.two && twoNodes(figures),
    figures.soak && soakText(figures),
  ].map((section, index) => section ?? sectionOf(before, HEADINGS[index]));
  const intro = `# What a server can serve

Written by \`node tools/bench/server.mjs\`: the built server in hosted mode on PostgreSQL, with its log and its metrics,
and tokens signed by a stand-in for Google. Run it again to check.`;
  return `${[intro, ...sections.filter((section) => section !== null)].join('\n\n')}\n`;
}
