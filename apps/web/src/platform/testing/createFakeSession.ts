import type { SessionActor } from '@chalchitra/machines';
import { createCell } from '../../cell';

/** The session of a user, or of nobody, who becomes somebody else; it knows the uid alone. */
export function createFakeSession(first: string | null) {
  const uid = createCell(first);
  const actor = {
    getSnapshot: () => ({ context: { uid: uid.get() } }),
    subscribe: (listener: () => void) => ({ unsubscribe: uid.subscribe(listener) }),
  } as unknown as SessionActor;
  return { actor, become: uid.set };
}
