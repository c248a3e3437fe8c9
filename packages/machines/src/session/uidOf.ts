import type { Id } from '@chalchitra/api/types';
import type { SessionActor } from './session.machine';

/** Whose session it is at this moment; null where nobody is signed in. */
export const uidOf = (session: SessionActor): Id | null => session.getSnapshot().context.uid;
