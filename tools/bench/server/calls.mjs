const ADDRESS = '/media/a-signature/clip/master.m3u8';

/** The whole lists that the home page and the listings fetch. */
const listsOf = ({ lists }) => Object.keys(lists).map((list) => ({ path: `/services/content/api/${list}` }));

/**
 * What is measured, in the order of the aims: requests as the site makes them. `rate`: the least responses a second of one
 * core; `p99`: the most milliseconds.
 */
export function callsOf({ catalogue, tokens, uidOf }) {
  const titles = catalogue.lists.videos;
  const asUser = (toRequest) =>
    tokens.map((token, index) => ({
      ...toRequest(uidOf(index), index),
      headers: { Authorization: `Bearer ${token}` },
    }));
  const open = { rate: 5000, p99: 25 };
  const personal = { rate: 1500, p99: 60 };
  return [
    { name: 'lists', ...open, requests: listsOf(catalogue) },
    { name: 'home', ...open, requests: [{ path: '/' }] },
    { name: 'player pages', ...open, requests: titles.map((id) => ({ path: `/video/${id}` })) },
    {
      name: 'history',
      ...personal,
      requests: asUser((uid) => ({ path: `/services/payments/api/payment-history/${uid}` })),
    },
    {
      name: 'detail',
      ...personal,
      requests: asUser((_, index) => ({
        path: `/services/content/api/videos/${titles[index % titles.length]}`,
      })),
    },
    {
      name: 'heartbeat',
      ...personal,
      requests: asUser((uid) => ({
        method: 'PUT',
        path: `/services/content/api/screens/${uid}/player-${uid}`,
        body: JSON.stringify({ deviceId: `device-of-${uid}`, address: ADDRESS, takeOver: false }),
      })),
    },
  ];
}

/** Their names, before there is a site. */
export const callNames = callsOf({ catalogue: { lists: { videos: [] } }, tokens: [], uidOf: String }).map(
  ({ name }) => name,
);
