import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import type { Place } from './mark';
import type { Shot } from './stories';

/** What became of one picture of the working tree. */
export type Outcome = { shot: Shot } & (
  | { kind: 'same' }
  | { kind: 'changed'; sentence: string; places: Place[] }
  | { kind: 'new' }
  | { kind: 'failed'; failure: string }
);

/** Everything that a report says. */
export interface Findings {
  /** What the pictures were compared with, such as a commit. */
  against: string;
  outcomes: readonly Outcome[];
  /** Titles and names of stories that the base has and the working tree hasn't. */
  gone: readonly { title: string; name: string }[];
}

/** One thing to look at: a picture, or what has no picture, with the modes for which it stands. */
export interface Entry {
  kind: 'failed' | 'changed' | 'new' | 'gone';
  title: string;
  name: string;
  modes: string[];
  /** The name of the picture's file in each folder. */
  file?: string;
  text?: string;
  places?: Place[];
  failure?: string;
}

function entryOf(outcome: Outcome): Entry | null {
  const { story, modeName, file } = outcome.shot;
  const about = { title: story.title, name: story.name, modes: [modeName] };
  if (outcome.kind === 'failed') return { kind: 'failed', ...about, failure: outcome.failure };
  if (outcome.kind === 'new') return { kind: 'new', ...about, file };
  if (outcome.kind === 'same') return null;
  return { kind: 'changed', ...about, file, text: outcome.sentence, places: outcome.places };
}

const ORDER = ['failed', 'changed', 'new', 'gone'];

/** What has to be looked at, failures first: a story that failed in several modes in the same way stands there once. */
export function entriesOf({ outcomes, gone }: Pick<Findings, 'outcomes' | 'gone'>): Entry[] {
  const entries: Entry[] = [];
  const failures = new Map<string, Entry>();
  for (const outcome of outcomes) {
    const entry = entryOf(outcome);
    if (!entry) continue;
    const key = `${outcome.shot.story.id} ${entry.failure}`;
    const known = failures.get(key);
    if (known) {
      known.modes.push(...entry.modes);
      continue;
    }
    if (entry.kind === 'failed') failures.set(key, entry);
    entries.push(entry);
  }
  entries.push(...gone.map((story): Entry => ({ kind: 'gone', ...story, modes: [] })));
  return entries.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

const part = (name: string) => readFileSync(join(root, 'tools', 'visual', name), 'utf8');

/** The report as one page that holds all but the pictures, which lie in folders beside it. */
export function reportPage(findings: Findings): string {
  const { against, outcomes } = findings;
  const same = outcomes.filter(({ kind }) => kind === 'same').length;
  const data = { against, total: outcomes.length, same, findings: entriesOf(findings) };
  const parts: Record<string, string> = {
    '/* style */': part('reportPage.css'),
    // No text of a failure can end the element in which it stands.
    '"findings"': JSON.stringify(data).replaceAll('<', '\\u003c'),
    '/* pictures */': part('reportPictures.js'),
    '/* script */': part('reportPage.js'),
  };
  return part('reportPage.html').replace(/\/\* \w+ \*\/|"findings"(?=<)/g, (place) => parts[place] ?? place);
}

/** Makes an empty report in a folder. */
export function clearReport(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['before', 'after', 'difference']) mkdirSync(join(folder, name), { recursive: true });
}

/** Puts pictures beside the report at once, because all together would not fit into memory. */
export function keepPictures(
  folder: string,
  { file }: Shot,
  pictures: { before?: Buffer; after: Buffer; difference?: Buffer },
): void {
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(folder, name, file), picture);
}

/** Writes the report's page; returns its path. */
export function writeReport(folder: string, findings: Findings): string {
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(findings));
  return page;
}
