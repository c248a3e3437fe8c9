import { TOKEN_REFRESH_LEAD_MS } from '@chalchitra/api/constants';
import type { Id, IdentitySession } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { unprovided } from '../shared/unprovided';
import { CONFIRMATION_LIFETIME_MS, IDENTITY_RETRY_MS } from './session.constants';

/** The longest time in milliseconds that a timer takes. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A token found in storage; `lifetimeMs` until it expires, 0 or less when it has expired. */
export interface StoredToken {
  uid: Id;
  token: string;
  lifetimeMs: number;
}

/** What the identity service reports about this visitor. */
export type IdentityEvent =
  | { type: 'identity.confirmed'; session: IdentitySession }
  | { type: 'identity.nobody' }
  | { type: 'identity.failed' };

type SessionStart = { type: 'session.start'; session: IdentitySession; isRemembered: boolean };

type SessionEvent =
  | SessionStart
  | { type: 'session.confirm' }
  | { type: 'session.signOut' }
  /** `uid` is whose session ended; null where that isn't known. */
  | { type: 'session.endedElsewhere'; uid: Id | null }
  | { type: 'session.accountDeleted'; uid: Id }
  | IdentityEvent;

/** What is known of the session. */
export interface SessionContext {
  uid: Id | null;
  token: string | null;
  lifetimeMs: number;
  /** Why the session ended: by the visitor, in another tab, by the identity service, or with the account. */
  endedBy: 'visitor' | 'otherTab' | 'identity' | 'deletion' | null;
  /** Whose session ended last. */
  endedUid: Id | null;
}

const nobody = { uid: null, token: null, lifetimeMs: 0 };

const ofUser = ({ context }: { context: SessionContext }) => ({ uid: context.uid });
const clearToken = { type: 'clearToken', params: ofUser } as const;
const announceSignOut = { type: 'announceSignOut', params: ofUser } as const;

const ofStart = ({ event }: { event: SessionStart }) => event;
const start = {
  target: '#session.signedIn.watched.confirmed',
  actions: [
    { type: 'storeToken', params: ofStart },
    { type: 'start', params: ofStart },
  ],
} as const;

/**
 * Who is signed in (spec §4). A stored token is valid at once. The identity service confirms the account at the user's
 * first action, and again at the next action after each confirmation has lapsed.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { stored: StoredToken | null },
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    watchIdentity: fromCallback<EventObject, object>(unprovided('watchIdentity')),
    watchTabs: fromCallback<EventObject, object>(unprovided('watchTabs')),
    watchUse: fromCallback<EventObject, object>(unprovided('watchUse')),
    confirmAccount: fromPromise<void>(unprovided('confirmAccount')),
    /** Ends this user's session alone: another one may have signed in since, in another tab. */
    signOut: fromPromise<void, { uid: Id | null }>(unprovided('signOut')),
  },
  actions: {
    storeToken: (_, _params: { session: IdentitySession; isRemembered: boolean }) =>
      unprovided('storeToken')(),
    renewToken: (_, _params: { token: string }) => unprovided('renewToken')(),
    /** Clears what is stored of this user's session alone: another user may have signed in since, in another tab. */
    clearToken: (_, _params: { uid: Id | null }) => unprovided('clearToken')(),
    announceSignOut: (_, _params: { uid: Id | null }) => unprovided('announceSignOut')(),
    clearUserData: () => unprovided('clearUserData')(),
    start: assign((_, { session: { user, token } }: { session: IdentitySession }) => ({
      uid: user.uid,
      token,
      endedBy: null,
    })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    /**
     * The end of a session may be reported late, as by a tab that was frozen, and somebody else may have signed in since.
     */
    isOfOther: ({ context }, { uid }: { uid: Id | null }) =>
      uid !== null && uid !== (context.uid ?? context.endedUid),
  },
  delays: {
    refreshDue: ({ context }) =>
      Math.min(Math.max(0, context.lifetimeMs - TOKEN_REFRESH_LEAD_MS), MAX_TIMER_MS),
    confirmationLapsed: CONFIRMATION_LIFETIME_MS,
    identityRetry: IDENTITY_RETRY_MS,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...nobody, ...input.stored, endedBy: null, endedUid: null }),
  invoke: { src: 'watchTabs', input: {} },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      entry: [assign(({ context }) => ({ ...nobody, endedUid: context.uid })), 'clearUserData'],
      on: {
        // The identity service may have noticed it first.
        'session.accountDeleted': [
          { guard: { type: 'isOfOther', params: ({ event }) => event } },
          { actions: assign({ endedBy: 'deletion' }) },
        ],
        'session.start': start,
      },
    },
    signedIn: {
      initial: 'restored',
      on: {
        'session.signOut': {
          target: 'signingOut',
          actions: [assign({ endedBy: 'visitor' }), announceSignOut],
        },
        'session.accountDeleted': [
          { guard: { type: 'isOfOther', params: ({ event }) => event } },
          { target: 'signingOut', actions: [assign({ endedBy: 'deletion' }), announceSignOut] },
        ],
        'session.endedElsewhere': [
          { guard: { type: 'isOfOther', params: ({ event }) => event } },
          { target: 'signingOut', actions: assign({ endedBy: 'otherTab' }) },
        ],
      },
      states: {
        restored: {
          invoke: { src: 'watchUse', input: {} },
          on: { 'session.confirm': 'watched' },
          after: { refreshDue: 'watched' },
        },
        watched: {
          invoke: { src: 'watchIdentity', input: {} },
          initial: 'confirming',
          on: {
            'identity.confirmed': [
              {
                // The page shows the data of the user before, so its session ends.
                guard: { type: 'isOfOther', params: ({ event }) => event.session.user },
                target: '#session.signedOut',
                actions: [clearToken, assign({ endedBy: 'otherTab' })],
              },
              {
                target: '.confirmed',
                actions: [
                  { type: 'renewToken', params: ({ event }) => ({ token: event.session.token }) },
                  assign({ token: ({ event }) => event.session.token }),
                ],
              },
            ],
            'identity.nobody': {
              target: '#session.signedOut',
              actions: [clearToken, assign({ endedBy: 'identity' })],
            },
            'identity.failed': '.unreachable',
          },
          states: {
            confirming: {},
            confirmed: { after: { confirmationLapsed: 'lapsed' } },
            lapsed: {
              invoke: { src: 'watchUse', input: {} },
              on: { 'session.confirm': 'checking' },
            },
            // An account that is gone ends the session by `identity.nobody`.
            checking: {
              invoke: {
                src: 'confirmAccount',
                onDone: 'confirmed',
                onError: 'unreachable',
              },
            },
            unreachable: {
              after: { identityRetry: { target: '#session.signedIn.watched', reenter: true } },
            },
          },
        },
      },
    },
    signingOut: {
      entry: clearToken,
      // The identity service may take its time.
      on: { 'session.start': { ...start, actions: ['clearUserData', ...start.actions] } },
      invoke: {
        src: 'signOut',
        input: ofUser,
        onDone: 'signedOut',
        // The token is gone all the same, and the provider's own trace with it.
        onError: 'signedOut',
      },
    },
  },
});

/** The one session of the page. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
