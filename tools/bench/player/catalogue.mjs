import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../install.mjs';

const CLIP = 'river-lamps';
const REPEATS = 10;
const END = '#EXT-X-ENDLIST';

/** A playlist whose segments come several times, one after another; without the crumb at the end of the sound. */
function repeat(playlist) {
  const mapAt = playlist.indexOf('#EXT-X-MAP');
  const segments = playlist.slice(mapAt, playlist.indexOf(END)).replace(/#EXTINF:0\.0\d+,\n.*\n.*\n$/, '');
  return `${playlist.slice(0, mapAt)}${Array(REPEATS).fill(segments).join('#EXT-X-DISCONTINUITY\n')}${END}\n`;
}

/**
 * The seed's catalogue, in which one item plays its clip ten times over, so that it can be watched for a minute and
 * sought in beyond what is buffered. Returns its folder, that item's id, and a series with its episodes' ids.
 */
export function makeCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-bench-catalogue-'));
  cpSync(join(root, 'apps/server/catalogue'), folder, { recursive: true });
  const clip = join(folder, 'media', CLIP);
  const long = `${clip}-repeated`;
  cpSync(clip, long, { recursive: true });
  for (const name of readdirSync(long)) {
    if (!/^(?:\d+p|audio)\.m3u8$/.test(name)) continue;
    const file = join(long, name);
    writeFileSync(file, repeat(readFileSync(file, 'utf8')));
  }
  const file = join(folder, 'catalogue.json');
  const catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const itemId = catalogue.lists['user-uploads'].find(
    (id) => catalogue.items[id].video_url === `media/${CLIP}/master.m3u8`,
  );
  if (itemId === undefined) throw new Error(`No user's upload plays ${CLIP}.`);
  catalogue.items[itemId].video_url = `media/${CLIP}-repeated/master.m3u8`;
  // In no other list, where it would be found as an item without episodes.
  const { 'web-series': series, ...others } = catalogue.lists;
  const seriesId = series.find((id) => !Object.values(others).some((ids) => ids.includes(id)));
  if (seriesId === undefined) throw new Error('Every web series stands in another list too.');
  writeFileSync(file, JSON.stringify(catalogue));
  return {
    folder,
    itemId,
    seriesId,
    episodeIds: catalogue.series[seriesId].map(({ id }) => String(id)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
