import { object, picklist } from 'valibot';
import { localesOf } from '../settings/locales';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { oneOf } from '../shared/list.schemas';
import { age, idParam } from '../shared/params.schemas';
import { accountLanguageSchema, contentLanguagesSchema, languageNames } from './language.schemas';
import type { AccountLanguage, ContentLanguages } from './language.types';

const params = object({ uid: idParam });
const response = responseOf<AccountLanguage>()(oneOf(accountLanguageSchema));

/** `GET /api/language/{uid}`: the language stored for an account; an addition that other servers may not know. */
export const accountLanguage = {
  server: 'content',
  method: 'GET',
  path: '/api/language/:uid',
  auth: 'optional',
  params,
  response,
} as const satisfies Endpoint;

/**
 * `PUT /api/language/{uid}`: a choice, of which the latest counts; returns the one in force. An addition. It is sent
 * also while its page is left.
 */
export const chooseLanguage = {
  server: 'content',
  method: 'PUT',
  path: '/api/language/:uid',
  auth: 'optional',
  isSentOnLeaving: true,
  params,
  body: object({ language: picklist(localesOf('hosted'), 'is no language of the site'), age }),
  response,
} as const satisfies Endpoint;

const contentLanguagesResponse = responseOf<ContentLanguages>()(oneOf(contentLanguagesSchema));

/** `GET /api/content-languages/{uid}`: the languages whose titles an account wants to see first. An addition. */
export const contentLanguages = {
  server: 'content',
  method: 'GET',
  path: '/api/content-languages/:uid',
  auth: 'optional',
  params,
  response: contentLanguagesResponse,
} as const satisfies Endpoint;

/** `PUT /api/content-languages/{uid}`: a choice of them, of which the latest counts; returns the one in force. An addition. */
export const chooseContentLanguages = {
  server: 'content',
  method: 'PUT',
  path: '/api/content-languages/:uid',
  auth: 'optional',
  isSentOnLeaving: true,
  params,
  body: object({ languages: languageNames, age }),
  response: contentLanguagesResponse,
} as const satisfies Endpoint;
