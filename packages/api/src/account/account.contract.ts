import { maxLength, minLength, object, pipe, regex, string } from 'valibot';
import { answering, type Endpoint } from '../shared/endpoint';
import { idParam } from '../shared/params.schemas';
import { registeredSchema, userDetailsSchema } from './account.schemas';
import type { UserWire } from './account.types';

const LONGEST_NAME = 200;
const LONGEST_PHONE = 30;
const LONGEST_EMAIL = 320;
/** Any script and any mark may stand in an address; whether it exists, the identity provider finds out. */
const EMAIL = /^[^\s@\0]+@[^\s@\0]+$/;

const name = pipe(string(), minLength(1, 'must not be empty'), maxLength(LONGEST_NAME, 'is too long'));
const phone = pipe(string(), maxLength(LONGEST_PHONE, 'is too long'));
const emailAddress = pipe(
  string(),
  maxLength(LONGEST_EMAIL, 'is too long'),
  regex(EMAIL, 'must be an e-mail address'),
);

/** `POST /api/auth/register`: reports a new identity account to the content server. */
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
  }),
  response: answering<UserWire>()(registeredSchema),
} as const satisfies Endpoint;

/** `POST /firebase/users/{uid}`: changes a person's name and phone. */
export const updateUser = {
  server: 'content',
  method: 'POST',
  path: '/firebase/users/:uid',
  auth: 'optional',
  isRepeatable: true,
  params: object({ uid: idParam }),
  body: object({ display_name: name, phone }),
  response: answering<UserWire>()(userDetailsSchema),
} as const satisfies Endpoint;

/** `GET /firebase/users/{uid}`: a person's name and phone; an addition that other servers may not know. */
export const user = {
  server: 'content',
  method: 'GET',
  path: '/firebase/users/:uid',
  auth: 'optional',
  params: object({ uid: idParam }),
  response: answering<UserWire>()(userDetailsSchema),
} as const satisfies Endpoint;
