import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../install.mjs';

const HERO_LIST = 'user-uploads';

/** Gives a copy of a title pictures of its own, which a browser has to fetch. */
function linkArtwork(folder, from, to) {
  const [source, target] = [join(folder, 'artwork', from), join(folder, 'artwork', to)];
  mkdirSync(target);
  for (const name of readdirSync(source)) linkSync(join(source, name), join(target, name));
}

/**
 * The seed's catalogue with so many titles in each of home's shelves, made by copying those that are there under names of
 * their own; the hero's list stays as it is.
 * @param {readonly string[]} shelves lists by name
 * @param {number} length
 */
export function makeCatalogue(shelves, length) {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-home-'));
  cpSync(join(root, 'apps/server/catalogue'), folder, { recursive: true });
  const file = join(folder, 'catalogue.json');
  const { items, lists, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  for (const list of shelves.filter((name) => name !== HERO_LIST)) {
    const ids = lists[list].slice(0, length);
    for (let at = 0; ids.length < length; at += 1) {
      const from = lists[list][at % lists[list].length];
      const id = `${list.replaceAll('/', '-')}-${ids.length}`;
      const inCopy = (path) => path?.replace(/^artwork\/[^/]+\//, `artwork/${id}/`);
      const { thumbnail_app: small, thumbnail_web: wide, name } = items[from];
      const [, picture] = /^artwork\/([^/]+)\//.exec(small ?? wide ?? '') ?? [];
      if (picture !== undefined) linkArtwork(folder, picture, id);
      items[id] = {
        ...items[from],
        name: `${name} ${ids.length + 1}`,
        thumbnail_app: inCopy(small),
        thumbnail_web: inCopy(wide),
      };
      ids.push(id);
    }
    lists[list] = ids;
  }
  writeFileSync(file, JSON.stringify({ items, lists, ...rest }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
