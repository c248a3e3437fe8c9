import { orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import { isTrusted } from '../shared/request';
import { chooseEmailReminders, emailReminders, register, updateUser, user } from './account.contract';
import type { EmailReminders, ProfileUpdate, Registration, UserDetails } from './account.types';

/** The content server's calls about a person (spec §7); each rejects with an ApiError. */
export interface AccountClient {
  /** Returns what the server has stored. It isn't retried automatically, because a second one may be refused. */
  register(registration: Registration, options?: CallOptions): Promise<UserDetails>;
  /** Returns what the server has stored. */
  update(uid: string, update: ProfileUpdate, options?: CallOptions): Promise<UserDetails>;
  /** Null where the server knows neither this person nor this call. */
  details(uid: string, options?: CallOptions): Promise<UserDetails | null>;
  /** Null where the server doesn't know the call, as one that sends no e-mails. */
  emailReminders(uid: string, options?: CallOptions): Promise<EmailReminders | null>;
  chooseEmailReminders(uid: string, choice: EmailReminders, options?: CallOptions): Promise<void>;
}

/** What the server has stored: what it responds with, and what was sent where it doesn't say. */
function storedDetails(answered: UserDetails | null, name: string, phone: string | undefined): UserDetails {
  const sent = phone === '' ? null : phone;
  return { displayName: answered?.displayName ?? name, phoneNumber: answered?.phoneNumber ?? sent };
}

/** A client of the content server's account calls. */
export function createAccountClient(options: ServerOptions): AccountClient {
  const call = createCaller(options);
  return {
    async register({ name, email, phone, uid, agreedTerms }, { signal } = {}) {
      const specified = { name, email, phone, firebase_uid: uid };
      // A strict server refuses a field that it doesn't know, and the registration with it.
      const body = isTrusted(options) ? { ...specified, agreed_terms: agreedTerms } : specified;
      return storedDetails(await call(register, { body, signal }), name, phone);
    },
    async update(uid, { displayName, phone }, { signal } = {}) {
      const body = { display_name: displayName, phone };
      return storedDetails(await call(updateUser, { params: { uid }, body, signal }), displayName, phone);
    },
    details: (uid, { signal } = {}) => orUnknown(call(user, { params: { uid }, signal })),
    emailReminders: (uid, { signal } = {}) => orUnknown(call(emailReminders, { params: { uid }, signal })),
    chooseEmailReminders: (uid, choice, { signal } = {}) =>
      call(chooseEmailReminders, { params: { uid }, body: choice, signal }),
  };
}
