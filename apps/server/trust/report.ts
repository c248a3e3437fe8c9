import { cpus } from 'node:os';
import type { FaultsResult } from './faults';
import type { HostileResult } from './hostile';
import type { SettlementsResult } from './settlements';

/** What the parts that ran have found. */
export interface Results {
  settlements?: SettlementsResult;
  hostile?: HostileResult;
  /** Both on one node with a database of its own. */
  embedded?: { settlements: SettlementsResult; hostile: HostileResult };
  faults?: FaultsResult;
  /** Each planted fault with the first thing that was noticed; null where nothing was. */
  planted?: { name: string; by: string; problem: string | null }[];
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const problemsOf = (problems: readonly string[]) =>
  problems.length === 0 ? 'Nothing wrong was found.' : problems.map((problem) => `- ${problem}`).join('\n');

const settlementsText = (result: SettlementsResult) => `## Settlements

${result.payments} payments by links and orders over two nodes on one PostgreSQL, with ${result.kills} kill -9 of either
node, one provider call in twelve failing, one webhook in three lost, doubled or late; then what the server does by
itself in the hours after. ${result.refunded} were refunded, ${result.disputed} disputed, ${result.paidTwice} plans paid
twice, ${result.switched} switched to another. It took ${result.seconds} s.

${table(['Reported', 'Payments'], Object.entries(result.reports))}

${problemsOf(result.problems)}
`;

const hostileText = ({ requests, seconds, byStatus, memory, problems }: HostileResult) => `## Hostile requests

${requests} requests made from the contract, on two nodes, by people without a right to the data, in ${seconds} s.
Memory of both nodes: ${memory.before} MiB after a tenth of them, ${memory.after} MiB at the end.

${table(['Status', 'Responses'], Object.entries(byStatus))}

${problemsOf(problems)}
`;

const embeddedText = ({ settlements, hostile }: NonNullable<Results['embedded']>) => `## Embedded

One node with the database in its folder. ${settlements.payments} payments as above, with ${settlements.kills} kill -9:
${settlements.refunded} refunded, ${settlements.disputed} disputed, ${settlements.paidTwice} plans paid twice,
${settlements.switched} switched, in ${settlements.seconds} s. ${hostile.requests} hostile requests in ${hostile.seconds} s; memory ${hostile.memory.before} MiB
after a tenth of them, ${hostile.memory.after} MiB at the end.

${problemsOf([...settlements.problems, ...hostile.problems])}
`;

const faultsText = ({ faults, untried, problems }: FaultsResult) => `## Faults

Statuses are those of the home page, a title that nobody knows, the payments, and a new bill; on a fine day
\`200 404 200 200\`. 401 asks for a new sign-in, and 0 is no response. A killed node counts from its new start.
While a clock is off, a payment is settled by its webhook: afterwards its payer has each day that it was for.

${table(
  ['Fault', 'Meanwhile', 'Slowest response, ms', 'Well again after, ms'],
  faults.map(({ fault, meanwhile, slowest, recovered }) => [fault, meanwhile, slowest, recovered]),
)}
${untried.map((one) => `\nNot tried, ${one}.\n`).join('')}
${problemsOf(problems)}
`;

const plantedText = (planted: NonNullable<Results['planted']>) => `## Planted faults

Each is put into a copy of the built server, and the suite has to notice it.

${table(
  ['Fault', 'Noticed by', 'First sign'],
  planted.map(({ name, by, problem }) => [name, by, problem ?? '**not noticed**']),
)}
`;

const HEADING = '## ';
const ORDER = ['Settlements', 'Hostile requests', 'Embedded', 'Faults', 'Planted faults'];

/** Sections of a document by their first line. */
const sectionsOf = (text: string) =>
  new Map(
    text
      .split(new RegExp(`^(?=${HEADING})`, 'm'))
      .filter((section) => section.startsWith(HEADING))
      .map((section) => [section.split('\n')[0], section.trimEnd()]),
  );

/** The document of a run; what a part has found takes the place of what it found before. */
export function toMarkdown(results: Results, before = ''): string {
  const { settlements, hostile, embedded, faults, planted } = results;
  const found = [
    settlements && settlementsText(settlements),
    hostile && hostileText(hostile),
    embedded && embeddedText(embedded),
    faults && faultsText(faults),
    planted && plantedText(planted),
  ].filter((part) => part !== undefined);
  const known = new Map([...sectionsOf(before), ...sectionsOf(found.join('\n'))]);
  const sections = new Map(ORDER.flatMap((name) => [...known].filter(([line]) => line === HEADING + name)));
  const intro = `# What the server bears

Written by \`npm run trust\` on a machine with ${cpus().length} cores; run it again to check.
`;
  return `${[intro.trimEnd(), ...sections.values()].join('\n\n')}\n`;
}
