import type { Id, IdentitySession, PaymentRecord, Registration, SignUpSession } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { type Failure, isResponseLost, statusOf, toFailure } from '../shared/failure';
import { failWith } from '../shared/failWith';
import { toIdentityFailure } from '../shared/identityFailure';
import { hasPaid } from '../shared/payments';
import { unprovided } from '../shared/unprovided';
import { REGISTER_RETRY_MS } from './registration.constants';
import {
  findRegistrationProblem,
  formatPhone,
  phoneToSend,
  type RegistrationField,
  type RegistrationFields,
} from './registration.rules';

type RegistrationEvent =
  | { type: 'field.edit'; field: RegistrationField; value: string }
  | { type: 'registration.submit' }
  | { type: 'history.retry' }
  | { type: 'page.left' }
  | { type: 'account.changed'; uid: Id | null };

interface Context {
  fields: RegistrationFields;
  /** The new account's session, while the flow needs it, and until the sign-up of one that wasn't registered is undone. */
  session: IdentitySession | null;
  /** Whether an earlier sign-up has created the account: it may be registered already, and paid. */
  isResumed: boolean;
  failure: Failure | null;
  /** How often submitting was refused, so that each refusal is announced again. */
  refusals: number;
}

interface NewAccount {
  name: string;
  email: string;
  password: string;
}

const blank: Context = {
  fields: { name: '', email: '', phone: '', password: '', confirmation: '' },
  session: null,
  isResumed: false,
  failure: null,
  refusals: 0,
};

/** Signing in another way abandons this registration: what was typed is cleared before anybody else uses the page. */
const startOver = {
  guard: { type: 'isUser', params: ({ event }: { event: { uid: Id | null } }) => event },
  target: '#registration.editing',
  actions: 'clear',
} as const;

const refuse = {
  type: 'refuse',
  params: ({ event }: { event: { error: unknown } }) => toFailure('registrationFailed', event.error),
} as const;

/** Without the content server's user, the sign-up doesn't stay at the identity service either. */
const registerFailed = { target: '#registration.undoingSignUp', actions: refuse } as const;

const uidOfSession = ({ session }: Context) => session?.user.uid ?? '';

const ofSignUp = ({ context }: { context: Context }) => ({
  uid: uidOfSession(context),
  isResumed: context.isResumed,
});

/**
 * Creates an account: the identity first, then the content server's user; if one fails, neither stays (spec §5, §7). Only an
 * account that an earlier sign-up has created does, because it may be registered by now, and one that its user has signed in
 * to meanwhile.
 */
export const registrationMachine = setup({
  types: { context: {} as Context, events: {} as RegistrationEvent },
  actors: {
    createAccount: fromPromise<SignUpSession, NewAccount>(unprovided('createAccount')),
    register: fromPromise<void, Registration>(unprovided('register')),
    undoSignUp: fromPromise<void, { uid: Id; isResumed: boolean }>(unprovided('undoSignUp')),
    loadPaymentHistory: fromPromise<PaymentRecord[], { uid: Id }>(unprovided('loadPaymentHistory')),
    watchAccount: fromCallback<EventObject, object>(unprovided('watchAccount')),
  },
  actions: {
    fail: assign((_, failure: Failure) => ({ failure })),
    startSession: (_, _params: { session: IdentitySession }) => unprovided('startSession')(),
    edit: assign(({ context }, { field, value }: { field: RegistrationField; value: string }) => ({
      fields: { ...context.fields, [field]: field === 'phone' ? formatPhone(value) : value },
      failure: null,
    })),
    keepSession: assign((_, { user, token, isResumed }: SignUpSession) => ({
      session: { user, token },
      isResumed,
    })),
    dropSession: assign({ session: null }),
    clear: assign(blank),
    clearPasswords: assign(({ context }) => ({
      fields: { ...context.fields, password: '', confirmation: '' },
    })),
    refuse: assign(({ context }, failure: Failure) => ({ failure, refusals: context.refusals + 1 })),
  },
  guards: {
    hasProblem: ({ context }) => findRegistrationProblem(context.fields) !== null,
    hasLeftover: ({ context }) => context.session !== null,
    isPaid: (_, records: PaymentRecord[]) => hasPaid(records),
    /** The server has the user already, and it is this one: an earlier request was processed. */
    isRegistered: ({ context }, { error, isSentAgain }: { error: unknown; isSentAgain: boolean }) =>
      statusOf(error) === 409 && (isSentAgain || context.isResumed),
    isUser: (_, { uid }: { uid: Id | null }) => uid !== null,
  },
  delays: { registerRetry: REGISTER_RETRY_MS },
}).createMachine({
  id: 'registration',
  context: blank,
  invoke: { src: 'watchAccount', input: {} },
  initial: 'editing',
  // Typed text stays for a return to the page, except for the passwords.
  on: { 'page.left': { actions: 'clearPasswords' } },
  states: {
    editing: {
      on: {
        'field.edit': { actions: { type: 'edit', params: ({ event }) => event } },
        'page.left': { actions: ['clearPasswords', assign({ failure: null })] },
        'account.changed': startOver,
        'registration.submit': [
          {
            guard: 'hasProblem',
            actions: {
              type: 'refuse',
              params: ({ context }) => ({
                code: findRegistrationProblem(context.fields)?.code ?? 'accountFailed',
              }),
            },
          },
          { guard: 'hasLeftover', target: 'undoingLeftover', actions: assign({ failure: null }) },
          { target: 'creatingAccount', actions: assign({ failure: null }) },
        ],
      },
    },
    // An account whose sign-up couldn't be undone: the new one may have its e-mail address.
    undoingLeftover: {
      on: {
        // Without the passwords no account can be created.
        'page.left': { target: 'editing', actions: 'clearPasswords' },
        'account.changed': startOver,
      },
      invoke: {
        src: 'undoSignUp',
        input: ofSignUp,
        onDone: { target: 'creatingAccount', actions: 'dropSession' },
        onError: 'creatingAccount',
      },
    },
    creatingAccount: {
      invoke: {
        src: 'createAccount',
        input: ({ context: { fields } }) => ({
          name: fields.name.trim(),
          email: fields.email.trim(),
          password: fields.password,
        }),
        onDone: {
          target: 'registering',
          actions: { type: 'keepSession', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: {
            type: 'refuse',
            params: ({ event }) => toIdentityFailure('accountFailed', event.error),
          },
        },
      },
    },
    registering: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            src: 'register',
            input: ({ context }) => registrationOf(context),
            onDone: '#registration.checkingPayment',
            onError: [
              { guard: ({ event }) => isResponseLost(event.error), target: 'waiting' },
              {
                guard: { type: 'isRegistered', params: ({ event }) => ({ ...event, isSentAgain: false }) },
                target: '#registration.checkingPayment',
              },
              registerFailed,
            ],
          },
        },
        waiting: { after: { registerRetry: 'retrying' } },
        retrying: {
          invoke: {
            src: 'register',
            input: ({ context }) => registrationOf(context),
            onDone: '#registration.checkingPayment',
            onError: [
              {
                guard: { type: 'isRegistered', params: ({ event }) => ({ ...event, isSentAgain: true }) },
                target: '#registration.checkingPayment',
              },
              registerFailed,
            ],
          },
        },
      },
    },
    undoingSignUp: {
      invoke: {
        src: 'undoSignUp',
        input: ofSignUp,
        onDone: { target: 'editing', actions: 'dropSession' },
        // The failure of the registration is what matters to the visitor; it stays. The next try undoes the sign-up.
        onError: 'editing',
      },
    },
    checkingPayment: {
      exit: 'clearPasswords',
      on: { 'account.changed': startOver },
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: uidOfSession(context) }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          { target: 'unpaid' },
        ],
        onError: {
          target: 'historyFailed',
          actions: failWith('paymentHistoryFailed'),
        },
      },
    },
    historyFailed: {
      on: {
        'history.retry': { target: 'checkingPayment', actions: assign({ failure: null }) },
        'account.changed': startOver,
      },
    },
    paid: { type: 'final', entry: { type: 'startSession', params: newSession } },
    unpaid: { type: 'final', entry: { type: 'startSession', params: newSession } },
  },
});

function registrationOf(context: Context): Registration {
  const { fields } = context;
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    phone: phoneToSend(fields.phone),
    uid: uidOfSession(context),
  };
}

function newSession({ context }: { context: Context }): { session: IdentitySession } {
  if (context.session === null) throw new Error('Registration ended without an account.');
  return { session: context.session };
}

/** The registration of this page; it outlives a visit of /register. */
export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
