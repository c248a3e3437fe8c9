import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../server/site.mjs';

const film = {
  genres: ['Drama'],
  languages: ['Hindi'],
  created_at: '2026-01-01T00:00:00Z',
  video_url: 'https://media.example/film.mp4',
};

/**
 * A node of the built server with these titles as its catalogue; `calls` is the address of its calls.
 * @param {readonly { id: string, name: string, lang: string, alias?: string[] }[]} titles
 * @param {{ isEmbedded: boolean, popularityOf?: (index: number) => number, profileFolder?: string }} options
 */
export async function startWith(titles, { isEmbedded, popularityOf = () => 0, profileFolder }) {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-titles-'));
  const items = titles.map(({ id, name, lang, alias = [] }, index) => [
    id,
    { ...film, name, lang, alias, description: name, popularity: popularityOf(index) },
  ]);
  const catalogue = { items: Object.fromEntries(items), lists: { videos: titles.map(({ id }) => id) } };
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
  const site = await startSite({ isEmbedded, profileFolder });
  const close = async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const startedAt = performance.now();
    const node = await site.startNode('search', { CATALOGUE_DIR: folder });
    return {
      calls: `http://127.0.0.1:${node.port}/services/content`,
      pid: node.pid,
      postgresPid: site.postgresPid,
      readyAfterSeconds: Math.round((performance.now() - startedAt) / 1000),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
