import { table } from '../figures.mjs';
import { WARM_UP } from './speed.mjs';

const INTRODUCTION = `# What the search finds, and how fast

Written by \`node tools/bench/search.mjs\`, with the built server. Run it again to check; \`--only quality\`, \`--only embedded\` and
\`--only postgres\` write one part anew.`;

const HEADINGS = {
  language: '## By language',
  kind: '## By kind',
  embedded: '## 100,000 titles, embedded database',
  postgres: '## 100,000 titles, PostgreSQL',
};

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** @type {readonly import('./set.mjs').Part[]} */
const PARTS = ['fitted', 'held out', 'fresh', 'blind'];

/** @param {import('./quality.mjs').Count | undefined} count */
const shares = (count) =>
  count === undefined
    ? ['–', '–', '–']
    : [count.queries, ...[count.first, count.inFive].map((one) => ((100 * one) / count.queries).toFixed(1))];

/** @param {import('./quality.mjs').Counts} counts @param {string} head @param {string} group */
const qualityTable = (counts, head, group) =>
  table(
    [head, ...PARTS.flatMap((part) => [`${part}: queries`, 'first', 'in five'])],
    [...counts]
      .filter(([name]) => name.startsWith(`${group} `))
      .map(([name, parts]) => ({ name: name.slice(group.length + 1), parts }))
      .map(({ name, parts }) => ({ name: group === 'language' ? (LANGUAGES.of(name) ?? name) : name, parts }))
      .sort((one, other) => one.name.localeCompare(other.name))
      .map(({ name, parts }) => [name, ...PARTS.flatMap((part) => shares(parts.get(part)))]),
  );

/** @param {{ titles: number, neighbours: number, counts: import('./quality.mjs').Counts }} quality */
const qualityTexts = ({ titles, neighbours, counts }) => ({
  language: `${titles} titles and ${neighbours} that are easily taken for them, on the embedded database; the queries are explained in
[the set’s own text](../tools/bench/search/README.md). In percent, what was found first and among the first five. The fold was fitted
to the first part only. The third part was written after the fold was finished. The fourth was written by somebody who had not read
it. After the first measurement of both, missing rules were added, each for a whole language, never for one word.

${table(
  ['', ...PARTS.flatMap((part) => [`${part}: queries`, 'first', 'in five'])],
  [['all', ...PARTS.flatMap((part) => shares(counts.get('all')?.get(part)))]],
)}

${qualityTable(counts, 'Language', 'language')}`,
  kind: `The same queries by what is typed. “First words” are those of titles with four words or more; where another title is these
words and nothing else, that one is rightly first.

${qualityTable(counts, 'Kind', 'kind')}`,
});

/** @param {Awaited<ReturnType<import('./speed.mjs').measureSpeed>> & { machine: ReturnType<import('../server/processes.mjs').describeMachine>, rate: number, seconds: number }} speed */
const speedText = ({ one, results, many, memory, readyAfterSeconds, machine, rate, seconds }) =>
  `On ${machine.cores} cores (${machine.processor}); the machine’s load before was ${machine.loadBefore}. The server and its database had one core,
the script that sent the queries the other. ${rate} a second were sent for ${seconds} s, whether those before had a response or not, letter by letter as
titles are typed. Aims: p95 below 50 ms for suggestions one after another, and ${rate} responses a second, however late; ${one.p95 < 50 && many.perSecond >= rate * 0.98 ? 'both are reached' : '**not reached**'}.
The server was ready after ${readyAfterSeconds} s, its catalogue loaded and indexed, and held ${memory} MiB. It was measured when it was at rest,
home of all titles rendered, and after ${WARM_UP} other queries.

${table(
  ['', 'p50 ms', 'p95 ms', 'p99 ms', 'Worst ms', 'Failed', 'Responses /s', 'Processor ms each'],
  [
    ['suggestions, one after another', one.p50, one.p95, one.p99, one.worst, one.failed, '–', '–'],
    [
      `suggestions, ${rate} a second`,
      many.p50,
      many.p95,
      many.p99,
      many.worst,
      many.failed,
      many.perSecond,
      many.msEach,
    ],
    ['results', results.p50, results.p95, results.p99, results.worst, results.failed, '–', '–'],
  ],
)}`;

/** @param {string} text @param {string} heading */
const sectionOf = (text, heading) => {
  const [, section] = text.split(`${heading}\n\n`);
  return section?.split('\n## ')[0]?.trimEnd();
};

/**
 * The document with what was measured now, and what it said before of the rest.
 * @param {{ quality?: Parameters<typeof qualityTexts>[0], embedded?: Parameters<typeof speedText>[0], postgres?: Parameters<typeof speedText>[0] }} figures
 * @param {string} before
 */
export function toDocument({ quality, embedded, postgres }, before) {
  const written = {
    ...(quality && qualityTexts(quality)),
    embedded: embedded && speedText(embedded),
    postgres: postgres && speedText(postgres),
  };
  const sections = Object.entries(HEADINGS).flatMap(([part, heading]) => {
    const text = written[part] ?? sectionOf(before, heading);
    return text === undefined ? [] : [`${heading}\n\n${text}`];
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}
