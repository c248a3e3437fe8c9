import { boolean, maxLength, minLength, object, optional, pipe, regex, string, undefined_ } from 'valibot';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { idParam, noNul } from '../shared/params.schemas';
import { emailRemindersSchema, registeredSchema, userDetailsSchema } from './account.schemas';
import type { EmailReminders, UserWire } from './account.types';

const MAX_NAME_LENGTH = 200;
const MAX_PHONE_LENGTH = 30;
const MAX_EMAIL_LENGTH = 320;
const MAX_TERMS_VERSION_LENGTH = 100;
/** Any script and any mark may be part of an address; the identity provider checks whether it exists. */
const EMAIL = /^[^\s@\0]+@[^\s@\0]+$/;

const name = pipe(string(), minLength(1, 'must not be empty'), maxLength(MAX_NAME_LENGTH, 'is too long'));
const phone = pipe(string(), maxLength(MAX_PHONE_LENGTH, 'is too long'));
const emailAddress = pipe(
  string(),
  maxLength(MAX_EMAIL_LENGTH, 'is too long'),
  regex(EMAIL, 'must be an e-mail address'),
);
const termsVersion = pipe(
  string(),
  minLength(1, 'must not be empty'),
  maxLength(MAX_TERMS_VERSION_LENGTH, 'is too long'),
  noNul,
);

/**
 * `POST /api/auth/register`: reports a new identity account to the content server. `agreed_terms`, the version of the
 * terms that the user agreed to, is an addition; a server of another origin gets it with `SEND_TOKEN=all` only.
 */
export const register = {
  server: 'content',
  method: 'POST',
  path: '/api/auth/register',
  auth: 'required',
  body: object({
    name,
    email: emailAddress,
    phone,
    firebase_uid: idParam,
    agreed_terms: optional(termsVersion),
  }),
  response: responseOf<UserWire>()(registeredSchema),
} as const satisfies Endpoint;

/** `POST /firebase/users/{uid}`: changes a person's name and phone; a phone that isn't sent stays. */
export const updateUser = {
  server: 'content',
  method: 'POST',
  path: '/firebase/users/:uid',
  auth: 'optional',
  isRepeatable: true,
  params: object({ uid: idParam }),
  body: object({ display_name: name, phone: optional(phone) }),
  response: responseOf<UserWire>()(userDetailsSchema),
} as const satisfies Endpoint;

/** `GET /firebase/users/{uid}`: a person's name and phone; an addition that other servers may not know. */
export const user = {
  server: 'content',
  method: 'GET',
  path: '/firebase/users/:uid',
  auth: 'optional',
  params: object({ uid: idParam }),
  response: responseOf<UserWire>()(userDetailsSchema),
} as const satisfies Endpoint;

/**
 * `GET /api/email-reminders/{uid}`: whether a user wants e-mails before their subscription ends. An addition; a server
 * that sends none doesn't know it.
 */
export const emailReminders = {
  server: 'content',
  method: 'GET',
  path: '/api/email-reminders/:uid',
  auth: 'optional',
  params: object({ uid: idParam }),
  response: responseOf<EmailReminders>()(emailRemindersSchema),
} as const satisfies Endpoint;

/** `PUT /api/email-reminders/{uid}`: whether they are wanted. An addition. */
export const chooseEmailReminders = {
  server: 'content',
  method: 'PUT',
  path: '/api/email-reminders/:uid',
  auth: 'optional',
  isSentOnLeaving: true,
  params: object({ uid: idParam }),
  body: object({ wanted: boolean() }),
  response: undefined_(),
} as const satisfies Endpoint;
