import { object, undefined_ } from 'valibot';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { oneOf } from '../shared/list.schemas';
import { idParam } from '../shared/params.schemas';
import { accountSummarySchema, exportedDataSchema } from './personalData.schemas';
import type { AccountSummaryWire, ExportWire } from './personalData.types';

const params = object({ uid: idParam });

/** `GET /api/accounts/{uid}`: that this server can export and delete an account; an addition that others may not know. */
export const accountSummary = {
  server: 'content',
  method: 'GET',
  path: '/api/accounts/:uid',
  auth: 'optional',
  params,
  response: responseOf<AccountSummaryWire>()(oneOf(accountSummarySchema)),
} as const satisfies Endpoint;

/** `GET /api/accounts/{uid}/export`: what the server keeps about a user; an addition. */
export const exportAccount = {
  server: 'content',
  method: 'GET',
  path: '/api/accounts/:uid/export',
  auth: 'optional',
  params,
  response: responseOf<ExportWire>()(oneOf(exportedDataSchema)),
} as const satisfies Endpoint;

/**
 * `DELETE /api/accounts/{uid}`: deletes an account, its sign-in included; an addition. 403 where the token's sign-in
 * is older than five minutes.
 */
export const deleteAccount = {
  server: 'content',
  method: 'DELETE',
  path: '/api/accounts/:uid',
  auth: 'optional',
  params,
  response: undefined_(),
} as const satisfies Endpoint;
