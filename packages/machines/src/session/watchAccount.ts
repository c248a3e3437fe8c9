import { type EventObject, fromCallback } from 'xstate';
import type { SessionActor } from './session.machine';
import { uidOf } from './uidOf';

/** The effect of a machine that follows the session: reports whose it is, at the start and at each change. */
export function watchAccount(session: SessionActor) {
  return fromCallback<EventObject, object>(({ sendBack }) => {
    const report = () => sendBack({ type: 'account.changed', uid: uidOf(session) });
    report();
    const subscription = session.subscribe(report);
    return () => subscription.unsubscribe();
  });
}
