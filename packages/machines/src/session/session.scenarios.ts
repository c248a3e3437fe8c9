import { sampleSession } from '../shared/samples';
import { sessionMachine } from './session.machine';

const signedIn = {
  uid: sampleSession.user.uid,
  token: sampleSession.token,
  lifetimeMs: 3_600_000,
  endedBy: null,
  endedUid: null,
} as const;
const signedOut = { uid: null, token: null, lifetimeMs: 0, endedBy: null, endedUid: null } as const;

/** The scenarios of the session. */
export const sessionScenarios = {
  signedOut: sessionMachine.resolveState({ value: 'signedOut', context: signedOut }),
  restored: sessionMachine.resolveState({ value: { signedIn: 'restored' }, context: signedIn }),
  confirming: sessionMachine.resolveState({
    value: { signedIn: { watched: 'confirming' } },
    context: signedIn,
  }),
  confirmed: sessionMachine.resolveState({
    value: { signedIn: { watched: 'confirmed' } },
    context: signedIn,
  }),
  lapsed: sessionMachine.resolveState({ value: { signedIn: { watched: 'lapsed' } }, context: signedIn }),
  checking: sessionMachine.resolveState({ value: { signedIn: { watched: 'checking' } }, context: signedIn }),
  unreachable: sessionMachine.resolveState({
    value: { signedIn: { watched: 'unreachable' } },
    context: signedIn,
  }),
  signingOut: sessionMachine.resolveState({
    value: 'signingOut',
    context: { ...signedIn, endedBy: 'visitor' },
  }),
  endedByIdentity: sessionMachine.resolveState({
    value: 'signedOut',
    context: { ...signedOut, endedBy: 'identity', endedUid: signedIn.uid },
  }),
};
