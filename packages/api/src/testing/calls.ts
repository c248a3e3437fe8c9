import { createAccountClient } from '../account/account.client';
import { register, updateUser, user } from '../account/account.contract';
import { createContentClient } from '../content/content.client';
import {
  CONTENT_KINDS,
  CONTENT_LISTS,
  contentDetailCall,
  contentListCall,
  seriesEpisodes,
} from '../content/content.contract';
import { createCreatorsClient } from '../creators/creators.client';
import { creator, creatorPosts, creators, posts } from '../creators/creators.contract';
import { createPaymentsClient } from '../payments/payments.client';
import {
  createOrder,
  createPaymentLink,
  paymentHistory,
  plans,
  verifyPayment,
} from '../payments/payments.contract';
import type { Endpoint } from '../shared/endpoint';
import type { CallOptions, ServerOptions } from '../shared/http';
import {
  creatorWire,
  episodeWire,
  itemWire,
  paymentRecordWire,
  planWire,
  postWire,
  userWire,
} from './samples';

/** One call of the contract, the way a client makes it, and an answer of the reference backend to it. */
export interface SampleCall {
  name: string;
  endpoint: Endpoint;
  /** Path and query as they must come over the wire. */
  url: string;
  body?: unknown;
  answer: unknown;
  /** Whether the answer is a list, whose broken items are left out. */
  isList: boolean;
  /** Whether the answer isn't specified, so that any JSON and an empty body are read. */
  takesAnything?: boolean;
  run(server: ServerOptions, options: CallOptions): Promise<unknown>;
}

const contentLists = CONTENT_LISTS.map(
  (list): SampleCall => ({
    name: `GET /api/${list}`,
    endpoint: contentListCall(list),
    url: `/api/${list}?limit=20&offset=40`,
    answer: [itemWire],
    isList: true,
    run: (server, options) => createContentClient(server).list(list, { limit: 20, offset: 40 }, options),
  }),
);

const contentDetails = CONTENT_KINDS.map(
  (kind): SampleCall => ({
    name: `GET /api/${kind}/{id}`,
    endpoint: contentDetailCall(kind),
    url: `/api/${kind}/a%2Fb%20c`,
    answer: itemWire,
    isList: false,
    run: (server, options) => createContentClient(server).detail(kind, 'a/b c', options),
  }),
);

const contentRest: SampleCall[] = [
  {
    name: 'GET /api/web-series/{id}/episodes',
    endpoint: seriesEpisodes,
    url: '/api/web-series/s1/episodes',
    answer: [episodeWire],
    isList: true,
    run: (server, options) => createContentClient(server).episodes('s1', options),
  },
];

const account: SampleCall[] = [
  {
    name: 'POST /api/auth/register',
    endpoint: register,
    url: '/api/auth/register',
    body: { name: 'Meera Iyer', email: 'meera@example.in', phone: '9876543210', firebase_uid: 'u1' },
    answer: userWire,
    isList: false,
    takesAnything: true,
    run: (server, options) =>
      createAccountClient(server).register(
        { name: 'Meera Iyer', email: 'meera@example.in', phone: '9876543210', uid: 'u1' },
        options,
      ),
  },
  {
    name: 'POST /firebase/users/{uid}',
    endpoint: updateUser,
    url: '/firebase/users/u1',
    body: { display_name: 'Meera Iyer', phone: '9876543210' },
    answer: userWire,
    isList: false,
    run: (server, options) =>
      createAccountClient(server).update('u1', { displayName: 'Meera Iyer', phone: '9876543210' }, options),
  },
  {
    name: 'GET /firebase/users/{uid}',
    endpoint: user,
    url: '/firebase/users/u1',
    answer: userWire,
    isList: false,
    run: (server, options) => createAccountClient(server).details('u1', options),
  },
];

const payments: SampleCall[] = [
  {
    name: 'GET /api/orders',
    endpoint: plans,
    url: '/api/orders',
    answer: { orders: [planWire] },
    isList: true,
    run: (server, options) => createPaymentsClient(server).plans(options),
  },
  {
    name: 'GET /api/payment-history/{uid}',
    endpoint: paymentHistory,
    url: '/api/payment-history/u1',
    answer: [paymentRecordWire],
    isList: true,
    run: (server, options) => createPaymentsClient(server).history('u1', options),
  },
  {
    name: 'POST /api/create-payment-link',
    endpoint: createPaymentLink,
    url: '/api/create-payment-link',
    body: { userId: 'u1', orderId: 'monthly', amount: 199 },
    answer: { short_url: 'https://pay.example.in/i/1' },
    isList: false,
    run: (server, options) =>
      createPaymentsClient(server).createLink({ userId: 'u1', orderId: 'monthly', amount: 199 }, options),
  },
  {
    name: 'POST /api/create-order',
    endpoint: createOrder,
    url: '/api/create-order',
    body: { amount: 199, planId: 'monthly', userId: 'u1' },
    answer: { id: 'order_1', amount: 199 },
    isList: false,
    run: (server, options) =>
      createPaymentsClient(server).createOrder({ amount: 199, planId: 'monthly', userId: 'u1' }, options),
  },
  {
    name: 'POST /api/verify-payment',
    endpoint: verifyPayment,
    url: '/api/verify-payment',
    body: {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'abc',
      userId: 'u1',
      planId: 'monthly',
    },
    answer: { success: true },
    isList: false,
    run: (server, options) =>
      createPaymentsClient(server).verify(
        { paymentId: 'pay_1', orderId: 'order_1', signature: 'abc', userId: 'u1', planId: 'monthly' },
        options,
      ),
  },
];

const creatorCalls: SampleCall[] = [
  {
    name: 'GET /posts',
    endpoint: posts,
    url: '/posts?limit=10',
    answer: [postWire],
    isList: true,
    run: (server, options) => createCreatorsClient(server).posts({ limit: 10 }, options),
  },
  {
    name: 'GET /creators',
    endpoint: creators,
    url: '/creators',
    answer: [creatorWire],
    isList: true,
    run: (server, options) => createCreatorsClient(server).creators({}, options),
  },
  {
    name: 'GET /creators/{id}',
    endpoint: creator,
    url: '/creators/asha',
    answer: creatorWire,
    isList: false,
    run: (server, options) => createCreatorsClient(server).creator('asha', options),
  },
  {
    name: 'GET /creators/{id}/posts',
    endpoint: creatorPosts,
    url: '/creators/asha/posts?offset=10',
    answer: [postWire],
    isList: true,
    run: (server, options) => createCreatorsClient(server).creatorPosts('asha', { offset: 10 }, options),
  },
];

/** Every call of spec §7. */
export const sampleCalls: SampleCall[] = [
  ...contentLists,
  ...contentDetails,
  ...contentRest,
  ...account,
  ...payments,
  ...creatorCalls,
];
