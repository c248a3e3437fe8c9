import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './contentPolicy';

/** The text of a style sheet by its path. */
export type StyleSheets = ReadonlyMap<string, string>;

/** The style sheets of the web app's build. */
export function readStyleSheets(folder: string): StyleSheets {
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  return new Map(
    files.map((name) => [`/assets/${name}`, readFileSync(join(folder, 'assets', name), 'utf8').trim()]),
  );
}

/**
 * Puts the style sheets that a page links to into the page itself, which is painted as soon as it is there. The links
 * stay, disabled: by them the app knows which styles the page has. `hashes` allow them in the page's policy.
 */
export function embedStyles(page: string, sheets: StyleSheets): { page: string; hashes: string[] } {
  const hashes: string[] = [];
  const embedded = page.replaceAll(
    /<link rel="stylesheet"[^>]*? href="(?<path>[^"]+)"[^>]*>/g,
    (link: string, path: string) => {
      const sheet = sheets.get(path);
      if (sheet === undefined) return link;
      hashes.push(hashOf(sheet));
      return `<style>${sheet}</style><link rel="stylesheet" href="${path}" disabled>`;
    },
  );
  return { page: embedded, hashes };
}
