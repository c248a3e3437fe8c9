import { boolean, maxLength, object, pipe, regex, string, undefined_ } from 'valibot';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { oneOf } from '../shared/list.schemas';
import { idParam } from '../shared/params.schemas';
import { screenReportSchema } from './screens.schemas';
import type { ScreenReportWire } from './screens.types';

const MAX_ADDRESS_LENGTH = 2000;

const params = object({ uid: idParam, screenId: idParam });

/**
 * `PUT /api/screens/{uid}/{screenId}`: a player reports that it plays, every 30 s; whether it may is the response. An
 * addition that other servers may not know: they have no limit.
 */
export const reportScreen = {
  server: 'content',
  method: 'PUT',
  path: '/api/screens/:uid/:screenId',
  auth: 'optional',
  params,
  body: object({
    deviceId: idParam,
    address: pipe(
      string(),
      maxLength(MAX_ADDRESS_LENGTH, 'is too long'),
      regex(/^(https?:\/)?\//, 'must be an address'),
    ),
    takeOver: boolean(),
  }),
  response: responseOf<ScreenReportWire>()(oneOf(screenReportSchema)),
} as const satisfies Endpoint;

/** `DELETE /api/screens/{uid}/{screenId}`: a player has stopped; an addition as well. */
export const endScreen = {
  server: 'content',
  method: 'DELETE',
  path: '/api/screens/:uid/:screenId',
  auth: 'optional',
  params,
  response: undefined_(),
} as const satisfies Endpoint;
