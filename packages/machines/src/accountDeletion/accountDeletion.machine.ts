import type { Id, IdentityProof, SignInMethod } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type Failure, isResponseLost, statusOf } from '../shared/failure';
import { failWith } from '../shared/failWith';
import { toIdentityFailure } from '../shared/identityFailure';
import { unprovided } from '../shared/unprovided';

type AccountDeletionEvent =
  | { type: 'deletion.open' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.retry' }
  | { type: 'password.edit'; value: string }
  | { type: 'proof.submit' }
  | { type: 'page.left' };

interface Context {
  uid: Id;
  /** How the user signed in, which is how they prove who they are. */
  method: SignInMethod;
  password: string;
  failure: Failure | null;
  /** How often the proof was refused, so that each refusal is announced again. */
  refusals: number;
}

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

/** Deletes the user's account, after they have confirmed it and proven that it is still them (spec §4). */
export const accountDeletionMachine = setup({
  types: {
    input: {} as Pick<Context, 'uid' | 'method'>,
    context: {} as Context,
    events: {} as AccountDeletionEvent,
  },
  actors: {
    /** Returns false where the user has let go of the pop-up for another one. */
    reauthenticate: fromPromise<boolean, IdentityProof>(unprovided('reauthenticate')),
    deleteAccount: fromPromise<void, { uid: Id }>(unprovided('deleteAccount')),
    /** Whether the account is known to be gone, as after a response that was lost. */
    isAccountGone: fromPromise<boolean>(unprovided('isAccountGone')),
  },
  actions: {
    /** Removes what this browser keeps for the account, and ends the session in all tabs. */
    endSession: (_, _params: { uid: Id }) => unprovided('endSession')(),
    refuse: assign(({ context }, failure: Failure) => ({ failure, refusals: context.refusals + 1 })),
    fail: assign((_, failure: Failure) => ({ failure })),
    clear: assign({ password: '', failure: null }),
  },
  guards: {
    hasNoPassword: ({ context }) => context.method === 'password' && context.password === '',
    isProven: (_, { isProven }: { isProven: boolean }) => isProven,
    isGone: (_, { isGone }: { isGone: boolean }) => isGone,
    mayBeGone: (_, { error }: { error: unknown }) =>
      isResponseLost(error) || statusOf(error) === UNAUTHENTICATED,
    isProofTooOld: (_, { error }: { error: unknown }) => statusOf(error) === FORBIDDEN,
  },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input }) => ({ ...input, password: '', failure: null, refusals: 0 }),
  initial: 'closed',
  states: {
    closed: { entry: 'clear', on: { 'deletion.open': 'open' } },
    open: {
      initial: 'confirming',
      on: { 'deletion.cancel': 'closed', 'page.left': 'closed' },
      states: {
        confirming: { on: { 'deletion.confirm': 'proving' } },
        proving: {
          on: {
            'password.edit': {
              actions: assign({ password: ({ event }) => event.value, failure: null }),
            },
            'proof.submit': [
              {
                guard: 'hasNoPassword',
                actions: { type: 'refuse', params: { code: 'passwordMissing' } },
              },
              { target: 'reauthenticating', actions: assign({ failure: null }) },
            ],
          },
        },
        // A closed pop-up is reported only seconds later, so another one can be opened meanwhile.
        reauthenticating: {
          on: {
            'proof.submit': {
              guard: ({ context }) => context.method !== 'password',
              target: 'reauthenticating',
              reenter: true,
            },
          },
          invoke: {
            src: 'reauthenticate',
            input: ({ context: { method, password } }) =>
              method === 'password' ? { method, password } : { method },
            onDone: [
              {
                guard: { type: 'isProven', params: ({ event }) => ({ isProven: event.output }) },
                target: '#accountDeletion.deleting',
              },
              { target: 'proving' },
            ],
            onError: {
              target: 'proving',
              actions: {
                type: 'refuse',
                params: ({ context, event }) => toProofFailure(context.method, event.error),
              },
            },
          },
        },
        failed: { on: { 'deletion.retry': '#accountDeletion.deleting' } },
      },
    },
    deleting: {
      entry: 'clear',
      invoke: {
        src: 'deleteAccount',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: 'deleted',
        onError: [
          {
            guard: { type: 'isProofTooOld', params: ({ event }) => event },
            target: 'open.proving',
            actions: { type: 'refuse', params: { code: 'proofTooOld' } },
          },
          {
            guard: { type: 'mayBeGone', params: ({ event }) => event },
            target: 'checking',
            actions: failWith('accountDeletionFailed'),
          },
          { target: 'open.failed', actions: failWith('accountDeletionFailed') },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'isAccountGone',
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ isGone: event.output }) },
            target: 'deleted',
          },
          { target: 'open.failed' },
        ],
        onError: 'open.failed',
      },
    },
    deleted: {
      type: 'final',
      entry: { type: 'endSession', params: ({ context }) => ({ uid: context.uid }) },
    },
  },
});

/** No email address is entered here, so wrong credentials mean a wrong password. */
function toProofFailure(method: SignInMethod, error: unknown): Failure {
  const failure = toIdentityFailure('reauthenticationFailed', error);
  return method === 'password' && failure.code === 'credentialsWrong' ? { code: 'passwordWrong' } : failure;
}

/** The deletion of one user's account; once begun it goes on though the page is left. */
export type AccountDeletionActor = ActorRefFrom<typeof accountDeletionMachine>;
