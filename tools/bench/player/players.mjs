import { rivalNames } from './build.mjs';

const LABELS = {
  bare: 'hls.js on a bare video',
  vidstack: '@vidstack/react',
  mediachrome: 'media-chrome',
};

/**
 * Something that plays the media.
 * @typedef {object} Player
 * @property {string} name
 * @property {string} label
 * @property {boolean} isOurs
 * @property {string} address where the page fetches the address of what it plays, as a page behind a subscription does
 * @property {string | null} knownAddress where the page has the media's address at once
 * @property {string[]} calls parts of the addresses of the calls after which the media's address is known
 */

/** Our page and the other players', with the same item, poster and size of picture. */
export function makePlayers({ url, itemId, media, poster, width, height }) {
  const pageOf = (name, source) => {
    const query = new URLSearchParams({ ...source, poster, width: String(width), height: String(height) });
    return `${url}/bench/${name}/${name}.html?${query}`;
  };
  const calls = ['/payment-history/', `/user-uploads/${itemId}`];
  const ours = {
    name: 'ours',
    label: 'our player page',
    isOurs: true,
    address: `${url}/video/${itemId}`,
    knownAddress: null,
    calls,
  };
  const rivals = rivalNames.map((name) => ({
    name,
    label: LABELS[name],
    isOurs: false,
    address: pageOf(name, { id: itemId }),
    knownAddress: pageOf(name, { media }),
    calls,
  }));
  return [ours, ...rivals];
}

/** Our page as another checkout builds it. */
export function playerOfBuild({ name, url }, itemId) {
  const [ours] = makePlayers({ url, itemId });
  return { ...ours, name, label: `our player page: ${name}` };
}
