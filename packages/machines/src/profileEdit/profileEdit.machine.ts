import type { ProfileUpdate } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { formatPhone, phoneToSend } from '../registration/registration.rules';
import { type Failure, toFailure } from '../shared/failure';
import { unprovided } from '../shared/unprovided';
import {
  findProfileProblem,
  isProfileChanged,
  type ProfileField,
  type ProfileFields,
} from './profileEdit.rules';

type ProfileEditEvent =
  | { type: 'profile.edit'; current: CurrentProfile }
  | { type: 'field.edit'; field: ProfileField; value: string }
  | { type: 'profile.save' }
  | { type: 'profile.cancel' }
  | { type: 'edit.resume' }
  | { type: 'page.left' };

/** What is known of a user; `phone` is null where nobody knows whether there is one. */
interface CurrentProfile {
  name: string;
  phone: string | null;
}

interface Context {
  /** The profile when editing started; empty when it may have been saved in part. */
  before: ProfileFields;
  fields: ProfileFields;
  /** The phone as it was received; null where it isn't known whether there is one. */
  phone: string | null;
  notice: 'saved' | 'discarded' | null;
  failure: Failure | null;
  /** How often saving was refused, so that each refusal is announced again. */
  refusals: number;
}

const nothing: ProfileFields = { name: '', phone: '' };

/**
 * The phone to send. An unchanged one is sent as it was received, because the field may hold less of it. Undefined where only
 * the server knows the phone: an empty one would remove it.
 */
function phoneFrom({ phone, fields }: Context): string | undefined {
  return fields.phone === formatPhone(phone ?? '') ? (phone ?? undefined) : phoneToSend(fields.phone);
}

/** Back to the fields, with what failed. */
const saveFailed = {
  target: '#profileEdit.editing',
  actions: [
    'forgetBefore',
    {
      type: 'refuse',
      params: ({ event }: { event: { error: unknown } }) => toFailure('profileUpdateFailed', event.error),
    },
  ],
} as const;

/** Shows and edits the user's name and phone, until they are saved or the edit is cancelled (spec §4). */
export const profileEditMachine = setup({
  types: { context: {} as Context, events: {} as ProfileEditEvent },
  actors: {
    saveProfile: fromPromise<void, ProfileUpdate>(unprovided('saveProfile')),
    saveDisplayName: fromPromise<void, { name: string }>(unprovided('saveDisplayName')),
  },
  actions: {
    startEdit: assign((_, { name, phone }: CurrentProfile) => {
      const fields = { name, phone: formatPhone(phone ?? '') };
      return { before: fields, fields, phone, notice: null, failure: null };
    }),
    edit: assign(({ context }, { field, value }: { field: ProfileField; value: string }) => ({
      fields: { ...context.fields, [field]: field === 'phone' ? formatPhone(value) : value },
      failure: null,
    })),
    // A server may have saved a part of it, so the next attempt sends everything.
    forgetBefore: assign({ before: nothing }),
    refuse: assign(({ context }, failure: Failure) => ({ failure, refusals: context.refusals + 1 })),
  },
  guards: {
    hasProblem: ({ context }) => findProfileProblem(context.fields) !== null,
    isUnchanged: ({ context }) => !isProfileChanged(context.before, context.fields),
    isDiscarded: ({ context }) => context.notice === 'discarded',
  },
}).createMachine({
  id: 'profileEdit',
  context: {
    before: nothing,
    fields: nothing,
    phone: null,
    notice: null,
    failure: null,
    refusals: 0,
  },
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'profile.edit': {
          target: 'editing',
          actions: { type: 'startEdit', params: ({ event }) => event.current },
        },
        // The text of a cancelled edit can be restored until the page is left.
        'edit.resume': { guard: 'isDiscarded', target: 'editing', actions: assign({ notice: null }) },
        'page.left': { actions: assign({ notice: null }) },
      },
    },
    editing: {
      on: {
        'field.edit': { actions: { type: 'edit', params: ({ event }) => event } },
        'profile.save': [
          { guard: 'isUnchanged', target: 'viewing', actions: assign({ failure: null }) },
          {
            guard: 'hasProblem',
            actions: {
              type: 'refuse',
              params: ({ context }) => ({
                code: findProfileProblem(context.fields) ?? 'profileUpdateFailed',
              }),
            },
          },
          { target: 'saving', actions: assign({ failure: null }) },
        ],
        'profile.cancel': [
          { guard: 'isUnchanged', target: 'viewing', actions: assign({ failure: null }) },
          { target: 'viewing', actions: assign({ notice: 'discarded', failure: null }) },
        ],
      },
    },
    saving: {
      initial: 'profile',
      states: {
        profile: {
          invoke: {
            src: 'saveProfile',
            input: ({ context }) => ({
              displayName: context.fields.name.trim(),
              phone: phoneFrom(context),
            }),
            onDone: 'displayName',
            onError: saveFailed,
          },
        },
        displayName: {
          invoke: {
            src: 'saveDisplayName',
            input: ({ context }) => ({ name: context.fields.name.trim() }),
            onDone: { target: '#profileEdit.viewing', actions: assign({ notice: 'saved' }) },
            onError: saveFailed,
          },
        },
      },
    },
  },
});

/** The profile edit of one user; it outlives a visit of the page, so that typed text does too. */
export type ProfileEditActor = ActorRefFrom<typeof profileEditMachine>;
