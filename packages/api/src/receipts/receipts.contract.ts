import { object } from 'valibot';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { listOf, oneOf } from '../shared/list.schemas';
import { idParam } from '../shared/params.schemas';
import { receiptFileSchema, receiptSchema } from './receipts.schemas';
import type { ReceiptFileWire, ReceiptWire } from './receipts.types';

/** `GET /api/receipts/{uid}`: the receipts of a user's payments, newest first; an addition to the specification's calls. */
export const receipts = {
  server: 'payments',
  method: 'GET',
  path: '/api/receipts/:uid',
  auth: 'optional',
  params: object({ uid: idParam }),
  response: responseOf<ReceiptWire[]>()(listOf(receiptSchema, ({ paymentId }) => paymentId, 'receipts')),
} as const satisfies Endpoint;

/** `GET /api/receipts/{uid}/{paymentId}/pdf`: one of them as a PDF. */
export const receiptFile = {
  server: 'payments',
  method: 'GET',
  path: '/api/receipts/:uid/:paymentId/pdf',
  auth: 'optional',
  params: object({ uid: idParam, paymentId: idParam }),
  response: responseOf<ReceiptFileWire>()(oneOf(receiptFileSchema)),
} as const satisfies Endpoint;
