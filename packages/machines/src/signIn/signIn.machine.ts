import type { Id, IdentitySession, PaymentRecord, PopupProvider } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../shared/failure';
import { bareCode, toIdentityFailure } from '../shared/identityFailure';
import { hasPaid } from '../shared/payments';
import { unprovided } from '../shared/unprovided';
import { toPopupFailure } from './popupFailure';
import { findEmailProblem, findSignInProblem, type SignInField, type SignInFields } from './signIn.rules';

type SignInEvent =
  | { type: 'field.edit'; field: SignInField; value: string }
  | { type: 'remember.toggle' }
  | { type: 'signIn.submit' }
  | { type: 'provider.choose'; provider: PopupProvider }
  | { type: 'password.forget' }
  | { type: 'history.retry' }
  | { type: 'session.found'; uid: Id };

interface Context {
  fields: SignInFields;
  isRemembered: boolean;
  /** The pop-up that was opened last; it signs in as was chosen then. */
  popup: Popup;
  /** The signed-in user, from the input or from signing in. */
  uid: Id | null;
  notice: 'passwordResetSent' | null;
  failure: Failure | null;
  /** How often the form was refused, so that each refusal is announced again. */
  refusals: number;
}

type Credentials = SignInFields & { isRemembered: boolean };
type Popup = { provider: PopupProvider; isRemembered: boolean };

/** Signs in by password or pop-up, then checks whether the user has paid (spec §2, §8). */
export const signInMachine = setup({
  types: {
    input: {} as { uid: Id | null },
    context: {} as Context,
    events: {} as SignInEvent,
  },
  actors: {
    signIn: fromPromise<IdentitySession, Credentials>(unprovided('signIn')),
    signInWithPopup: fromPromise<IdentitySession | null, Popup>(unprovided('signInWithPopup')),
    sendPasswordReset: fromPromise<void, { email: string }>(unprovided('sendPasswordReset')),
    loadPaymentHistory: fromPromise<PaymentRecord[], { uid: Id }>(unprovided('loadPaymentHistory')),
  },
  actions: {
    startSession: (_, _params: { session: IdentitySession; isRemembered: boolean }) =>
      unprovided('startSession')(),
    refuse: assign(({ context }, failure: Failure) => ({ failure, refusals: context.refusals + 1 })),
    clearMessages: assign({ failure: null, notice: null }),
  },
  guards: {
    isSignedIn: ({ context }) => context.uid !== null,
    hasSignInProblem: ({ context }) => findSignInProblem(context.fields) !== null,
    hasEmailProblem: ({ context }) => findEmailProblem(context.fields) !== null,
    isPaid: (_, records: PaymentRecord[]) => hasPaid(records),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    fields: { email: '', password: '' },
    isRemembered: true,
    popup: { provider: 'google', isRemembered: true },
    uid: input.uid,
    notice: null,
    failure: null,
    refusals: 0,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isSignedIn', target: 'checkingPayment' }, { target: 'form' }] },
    form: {
      initial: 'open',
      states: {
        open: {
          type: 'parallel',
          on: {
            'field.edit': {
              actions: [
                assign({
                  fields: ({ context, event }) => ({ ...context.fields, [event.field]: event.value }),
                }),
                'clearMessages',
              ],
            },
            'remember.toggle': { actions: assign({ isRemembered: ({ context }) => !context.isRemembered }) },
            'signIn.submit': [
              {
                guard: 'hasSignInProblem',
                actions: {
                  type: 'refuse',
                  params: ({ context }) => ({ code: findSignInProblem(context.fields) ?? 'signInFailed' }),
                },
              },
              { target: 'signingIn', actions: 'clearMessages' },
            ],
            // A registration whose page was left has ended well.
            'session.found': {
              target: '#signIn.checkingPayment',
              actions: ['clearMessages', assign({ uid: ({ event }) => event.uid })],
            },
          },
          states: {
            reset: {
              initial: 'idle',
              states: {
                idle: {
                  on: {
                    'password.forget': [
                      {
                        guard: 'hasEmailProblem',
                        actions: {
                          type: 'refuse',
                          params: ({ context }) => ({
                            code: findEmailProblem(context.fields) ?? 'passwordResetFailed',
                          }),
                        },
                      },
                      { target: 'sending', actions: 'clearMessages' },
                    ],
                  },
                },
                sending: {
                  invoke: {
                    src: 'sendPasswordReset',
                    input: ({ context }) => ({ email: context.fields.email.trim() }),
                    onDone: { target: 'idle', actions: assign({ notice: 'passwordResetSent' }) },
                    onError: [
                      {
                        // Who has an account is nobody else's business; most services respond so by themselves.
                        guard: ({ event }) => bareCode(event.error) === 'user-not-found',
                        target: 'idle',
                        actions: assign({ notice: 'passwordResetSent' }),
                      },
                      {
                        target: 'idle',
                        actions: {
                          type: 'refuse',
                          params: ({ event }) => toIdentityFailure('passwordResetFailed', event.error),
                        },
                      },
                    ],
                  },
                },
              },
            },
            // A closed pop-up is reported only seconds later, so the form stays usable.
            popup: {
              initial: 'closed',
              on: {
                'provider.choose': {
                  target: '.open',
                  reenter: true,
                  actions: [
                    'clearMessages',
                    assign({
                      popup: ({ context: { isRemembered }, event: { provider } }) => ({
                        provider,
                        isRemembered,
                      }),
                    }),
                  ],
                },
              },
              states: {
                closed: {},
                open: {
                  invoke: {
                    src: 'signInWithPopup',
                    input: ({ context }) => context.popup,
                    onDone: [
                      { guard: ({ event }) => event.output === null, target: 'closed' },
                      {
                        target: '#signIn.checkingPayment',
                        actions: [
                          {
                            type: 'startSession',
                            params: ({ context, event }) => started(context.popup, event.output),
                          },
                          assign({ uid: ({ event }) => event.output?.user.uid ?? null }),
                        ],
                      },
                    ],
                    onError: {
                      target: 'closed',
                      actions: {
                        type: 'refuse',
                        params: ({ context, event }) => toPopupFailure(context.popup.provider, event.error),
                      },
                    },
                  },
                },
              },
            },
          },
        },
        signingIn: {
          invoke: {
            src: 'signIn',
            input: ({ context: { fields, isRemembered } }) => ({
              email: fields.email.trim(),
              password: fields.password,
              isRemembered,
            }),
            onDone: {
              target: '#signIn.checkingPayment',
              actions: [
                { type: 'startSession', params: ({ context, event }) => started(context, event.output) },
                assign({ uid: ({ event }) => event.output.user.uid }),
              ],
            },
            onError: {
              target: 'open',
              actions: {
                type: 'refuse',
                params: ({ event }) => toIdentityFailure('signInFailed', event.error),
              },
            },
          },
        },
      },
    },
    checkingPayment: {
      entry: assign({ fields: ({ context }) => ({ ...context.fields, password: '' }) }),
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          { target: 'unpaid' },
        ],
        onError: {
          target: 'historyFailed',
          actions: {
            type: 'refuse',
            params: ({ event }) => toFailure('paymentHistoryFailed', event.error),
          },
        },
      },
    },
    historyFailed: { on: { 'history.retry': { target: 'checkingPayment', actions: 'clearMessages' } } },
    paid: { type: 'final' },
    unpaid: { type: 'final' },
  },
});

function started({ isRemembered }: { isRemembered: boolean }, session: IdentitySession | null) {
  if (session === null) throw new Error('Signing in ended without a session.');
  return { session, isRemembered };
}

/** One visit of the sign-in page. */
export type SignInActor = ActorRefFrom<typeof signInMachine>;
