import './page.css';

const query = new URLSearchParams(location.search);

/** The element that a player goes into, of the same size as our picture. */
export const stage = document.querySelector('#stage');
stage.style.setProperty('--picture-width', `${query.get('width')}px`);
stage.style.setProperty('--picture-height', `${query.get('height')}px`);

export const poster = query.get('poster') ?? '';

async function fetchJson(address, token) {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} responded ${response.status}`);
  return response.json();
}

/** What a page behind a subscription fetches before it plays: whether its visitor has paid, and what the item is. */
async function fetchMediaAddress(id) {
  const token = localStorage.getItem('token');
  const { user_id: uid } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  const [history, item] = await Promise.all([
    fetchJson(`/services/payments/api/payment-history/${uid}`, token),
    fetchJson(`/services/content/api/user-uploads/${id}`, token),
  ]);
  if (!JSON.stringify(history).includes('"paid"')) throw new Error('Nobody has paid.');
  return (item.data ?? item).video_url;
}

/** Address of the media: `?media=` where the page has it from its address, else fetched by its `?id=`. */
export async function mediaAddress() {
  const known = query.get('media');
  const address = known ?? (await fetchMediaAddress(query.get('id')));
  performance.mark('media-known');
  return address;
}
