import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './stories';

/** What became of one picture of the working tree. */
export type Outcome = { shot: Shot } & (
  | { kind: 'same' }
  | { kind: 'changed'; sentence: string; isMarked: boolean }
  | { kind: 'new' }
  | { kind: 'failed'; failure: string }
);

/** Everything that a report says. */
export interface Findings {
  /** The commit with which the working tree was compared. */
  commit: string;
  outcomes: readonly Outcome[];
  /** Titles and names of stories that the base has and the working tree hasn't. */
  gone: readonly string[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
  :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; background: #16121a; color: #f4ede4; }
  body { margin: 0 auto; max-inline-size: 110rem; padding: 1.5rem; }
  h1 { font-size: 1.75rem; margin-block: 0 0.25rem; }
  h2 { font-size: 1.25rem; margin-block: 2.5rem 0.75rem; }
  nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; margin-block: 1rem; }
  a { color: #ffb938; }
  article { background: #211a27; border-radius: 0.75rem; padding: 1rem; margin-block-end: 1rem; }
  h3 { font-size: 1rem; margin: 0; }
  p { margin-block: 0.125rem 0.75rem; color: #c9bcc4; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; align-items: start; }
  .small .pictures { grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 24rem)); }
  figure { margin: 0; }
  figcaption { font-size: 0.875rem; color: #c9bcc4; margin-block-end: 0.25rem; }
  img { display: block; max-inline-size: 100%; max-block-size: 80vh; border: 1px solid #4b3f53; object-fit: contain; object-position: top left; }
`;

function figure(caption: string, file: string): string {
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;
}

function article(outcome: Outcome): string {
  const { story, modeName, file } = outcome.shot;
  const head = `<h3>${inHtml(story.title)} › ${inHtml(story.name)}</h3>`;
  const at = (folder: string) => `${folder}/${encodeURIComponent(file)}`;
  const body =
    outcome.kind === 'changed'
      ? `<p>${inHtml(modeName)} · ${inHtml(outcome.sentence)}</p><div class="pictures">${figure('Before', at('before'))}${figure('After', at('after'))}${outcome.isMarked ? figure('Difference', at('difference')) : ''}</div>`
      : outcome.kind === 'new'
        ? `<p>${inHtml(modeName)}</p><div class="pictures">${figure('After', at('after'))}</div>`
        : `<p>${inHtml(modeName)}</p><pre>${inHtml(outcome.kind === 'failed' ? outcome.failure : '')}</pre>`;
  return `<article class="${modeName.startsWith('small') ? 'small' : 'desktop'}">${head}${body}</article>`;
}

function section(id: string, title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `<h2 id="${id}">${title} (${parts.length})</h2>${parts.join('\n')}`;
}

/** The report as one page; the pictures lie in folders beside it. */
export function reportPage({ commit, outcomes, gone }: Findings): string {
  const of = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind);
  const parts = [
    { id: 'failed', title: 'Failed', items: of('failed').map(article) },
    { id: 'changed', title: 'Changed', items: of('changed').map(article) },
    { id: 'new', title: 'New', items: of('new').map(article) },
    {
      id: 'gone',
      title: 'No longer there',
      items: gone.map((name) => `<article><h3>${inHtml(name)}</h3></article>`),
    },
  ];
  const links = parts
    .filter(({ items }) => items.length > 0)
    .map(({ id, title, items }) => `<a href="#${id}">${title}: ${items.length}</a>`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Visual regression</title><style>${STYLE}</style>
<h1>Visual regression</h1>
<p>${outcomes.length} pictures of the working tree against ${inHtml(commit)}; ${of('same').length} are the same.</p>
<nav>${links.join('\n')}</nav>
${parts.map(({ id, title, items }) => section(id, title, items)).join('\n')}
</html>
`;
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
  pictures: { before?: Buffer; after: Buffer; difference?: Buffer | null },
): void {
  for (const [name, picture] of Object.entries(pictures)) {
    if (picture) writeFileSync(join(folder, name, file), picture);
  }
}

/** Writes the report's page; answers its path. */
export function writeReport(folder: string, findings: Findings): string {
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(findings));
  return page;
}
