import * as contract from '@chalchitra/api/contract';
import type { Hostile } from './hostile.requests';
import type { Received } from './hostile.send';
import { VICTIM } from './hostile.victim';

const isFine = (status: number) => status >= 200 && status < 300;

/** Why a response is a breach; null where it isn't. */
export function breachIn(
  one: Hostile,
  { status, text }: Received,
  secrets: readonly string[],
): string | null {
  if (status >= 500) return `got ${status}`;
  if (/"(video_url|youtube_video_id|videoId)":"/.test(text)) return 'shows where a film is';
  if (secrets.some((secret) => text.includes(secret))) return 'shows what belongs to somebody else';
  if (!isFine(status)) return null;
  const isSignedIn = one.token === 'stranger' || one.token === 'own';
  if (!isSignedIn && one.endpoint.auth === 'required') return 'was let in without a right';
  const isOfVictim = one.parts.includes(VICTIM) && /:uid/.test(one.endpoint.path) && one.parts[0] === VICTIM;
  if (isOfVictim && one.endpoint.auth !== 'none') return 'was let in to what is somebody else’s';
  if (one.endpoint === contract.razorpayWebhook) return 'took a webhook that nobody has signed';
  return null;
}
