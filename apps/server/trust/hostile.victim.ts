import { register } from '@chalchitra/api/contract';
import { unsignedToken } from '../src/testing/fakeIdentity';
import { createViewer } from './client';
import type { Shop } from './shop';

/** What would be a breach if it stood in a response to anybody but its owner. */
export const VICTIM = 'user-victim';
export const STRANGER = 'user-stranger';
/** They send nonsense about themselves alone, so that it reaches what is kept. */
export const OWNERS = Array.from({ length: 8 }, (_, index) => `user-own-${index}`);
const SECRET = 'Vasundhara Secretkar';

/** A user with a name, a payment and a subscription, that nobody else may see; returns what must not be seen. */
export async function makeVictim(shop: Shop): Promise<string[]> {
  const token = unsignedToken(VICTIM, { name: SECRET });
  const response = await fetch(`${shop.anywhere()}/services/content${register.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: SECRET,
      email: `${VICTIM}@chalchitra.example`,
      phone: '9123456780',
      firebase_uid: VICTIM,
    }),
  });
  if (!response.ok) throw new Error(`The victim can’t register: ${response.status}`);
  const viewer = createViewer(VICTIM, shop.anywhere);
  const [plan] = await shop.plans();
  const shortUrl = await viewer.link(plan.id, plan.amount);
  await fetch(shortUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  for (;;) {
    const [record] = await viewer.history();
    if (record) return [SECRET, '9123456780', record.id];
  }
}
