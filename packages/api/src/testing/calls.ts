import { createAccountClient } from '../account/account.client';
import {
  chooseEmailReminders,
  emailReminders,
  register,
  updateUser,
  user,
} from '../account/account.contract';
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
import { createLanguageClient } from '../language/language.client';
import {
  accountLanguage,
  chooseContentLanguages,
  chooseLanguage,
  contentLanguages,
} from '../language/language.contract';
import { createPaymentsClient } from '../payments/payments.client';
import {
  createOrder,
  createPaymentLink,
  paymentHistory,
  plans,
  switchQuotes,
  verifyPayment,
} from '../payments/payments.contract';
import { createPersonalDataClient } from '../personalData/personalData.client';
import { accountSummary, deleteAccount, exportAccount } from '../personalData/personalData.contract';
import { createReceiptsClient } from '../receipts/receipts.client';
import { receiptFile, receipts } from '../receipts/receipts.contract';
import { createScreensClient } from '../screens/screens.client';
import { endScreen, reportScreen } from '../screens/screens.contract';
import { createSearchClient } from '../search/search.client';
import { search, suggestions } from '../search/search.contract';
import type { Endpoint } from '../shared/endpoint';
import type { CallOptions, ServerOptions } from '../shared/http';
import { createViewingClient } from '../viewing/viewing.client';
import { changePlaces, changeWatchlist, places, watchlist } from '../viewing/viewing.contract';
import {
  accountSummaryWire,
  creatorWire,
  episodeWire,
  exportWire,
  itemWire,
  paymentRecordWire,
  placeWire,
  planWire,
  postWire,
  receiptWire,
  screenReportWire,
  searchResponseWire,
  suggestionsWire,
  switchQuotesWire,
  userWire,
  watchlistEntryWire,
} from './samples';

/** One call of the contract, the way a client makes it, and what the reference backend responds with. */
export interface SampleCall {
  name: string;
  endpoint: Endpoint;
  /** Path and query as they must come over the wire. */
  url: string;
  body?: unknown;
  /** Undefined where the response is empty (204). */
  responseBody: unknown;
  /** Whether the response is a list, whose broken items are left out. */
  isList: boolean;
  /** Whether a list of which nothing can be read is refused, because its reader acts on an empty one. */
  refusesUnread?: boolean;
  /** Whether the response isn't specified, so that any JSON and an empty body are read, or nothing of them is needed. */
  takesAnything?: boolean;
  run(server: ServerOptions, options: CallOptions): Promise<unknown>;
}

const contentLists = CONTENT_LISTS.map(
  (list): SampleCall => ({
    name: `GET /api/${list}`,
    endpoint: contentListCall(list),
    url: `/api/${list}?limit=20&offset=40`,
    responseBody: [itemWire],
    isList: true,
    run: (server, options) => createContentClient(server).list(list, { limit: 20, offset: 40 }, options),
  }),
);

const contentDetails = CONTENT_KINDS.map(
  (kind): SampleCall => ({
    name: `GET /api/${kind}/{id}`,
    endpoint: contentDetailCall(kind),
    url: `/api/${kind}/a%2Fb%20c`,
    responseBody: itemWire,
    isList: false,
    run: (server, options) => createContentClient(server).detail(kind, 'a/b c', options),
  }),
);

const contentRest: SampleCall[] = [
  {
    name: 'GET /api/web-series/{id}/episodes',
    endpoint: seriesEpisodes,
    url: '/api/web-series/s1/episodes',
    responseBody: [episodeWire],
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
    responseBody: userWire,
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
    responseBody: userWire,
    isList: false,
    run: (server, options) =>
      createAccountClient(server).update('u1', { displayName: 'Meera Iyer', phone: '9876543210' }, options),
  },
  {
    name: 'GET /firebase/users/{uid}',
    endpoint: user,
    url: '/firebase/users/u1',
    responseBody: userWire,
    isList: false,
    run: (server, options) => createAccountClient(server).details('u1', options),
  },
];

const reminders: SampleCall[] = [
  {
    name: 'GET /api/email-reminders/{uid}',
    endpoint: emailReminders,
    url: '/api/email-reminders/u1',
    responseBody: { wanted: false },
    isList: false,
    run: (server, options) => createAccountClient(server).emailReminders('u1', options),
  },
  {
    name: 'PUT /api/email-reminders/{uid}',
    endpoint: chooseEmailReminders,
    url: '/api/email-reminders/u1',
    body: { wanted: true },
    responseBody: undefined,
    isList: false,
    run: (server, options) =>
      createAccountClient(server).chooseEmailReminders('u1', { wanted: true }, options),
  },
];

const payments: SampleCall[] = [
  {
    name: 'GET /api/orders',
    endpoint: plans,
    url: '/api/orders',
    responseBody: { orders: [planWire] },
    isList: true,
    run: (server, options) => createPaymentsClient(server).plans(options),
  },
  {
    name: 'GET /api/payment-history/{uid}',
    endpoint: paymentHistory,
    url: '/api/payment-history/u1',
    responseBody: [paymentRecordWire],
    isList: true,
    // Whoever has paid nothing is sent to pay.
    refusesUnread: true,
    run: (server, options) => createPaymentsClient(server).history('u1', options),
  },
  {
    name: 'GET /api/switch-quotes/{uid}',
    endpoint: switchQuotes,
    url: '/api/switch-quotes/u1',
    responseBody: switchQuotesWire,
    isList: false,
    run: (server, options) => createPaymentsClient(server).switchQuotes('u1', options),
  },
  {
    name: 'GET /api/receipts/{uid}',
    endpoint: receipts,
    url: '/api/receipts/u1',
    responseBody: [receiptWire],
    isList: true,
    run: (server, options) => createReceiptsClient(server).receipts('u1', options),
  },
  {
    name: 'GET /api/receipts/{uid}/{paymentId}/pdf',
    endpoint: receiptFile,
    url: '/api/receipts/u1/pay-1/pdf',
    responseBody: { file_name: 'R-000001.pdf', content: 'JVBERg==' },
    isList: false,
    run: (server, options) => createReceiptsClient(server).file('u1', 'pay-1', options),
  },
  {
    name: 'POST /api/create-payment-link',
    endpoint: createPaymentLink,
    url: '/api/create-payment-link',
    body: { userId: 'u1', orderId: 'monthly', amount: 199 },
    responseBody: { short_url: 'https://pay.example.in/i/1' },
    isList: false,
    run: (server, options) =>
      createPaymentsClient(server).createLink({ userId: 'u1', orderId: 'monthly', amount: 199 }, options),
  },
  {
    name: 'POST /api/create-order',
    endpoint: createOrder,
    url: '/api/create-order',
    body: { amount: 199, planId: 'monthly', userId: 'u1' },
    responseBody: { id: 'order_1', amount: 199 },
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
    responseBody: { success: true },
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
    responseBody: [postWire],
    isList: true,
    run: (server, options) => createCreatorsClient(server).posts({ limit: 10 }, options),
  },
  {
    name: 'GET /creators',
    endpoint: creators,
    url: '/creators',
    responseBody: [creatorWire],
    isList: true,
    run: (server, options) => createCreatorsClient(server).creators({}, options),
  },
  {
    name: 'GET /creators/{id}',
    endpoint: creator,
    url: '/creators/asha',
    responseBody: creatorWire,
    isList: false,
    run: (server, options) => createCreatorsClient(server).creator('asha', options),
  },
  {
    name: 'GET /creators/{id}/posts',
    endpoint: creatorPosts,
    url: '/creators/asha/posts?offset=10',
    responseBody: [postWire],
    isList: true,
    run: (server, options) => createCreatorsClient(server).creatorPosts('asha', { offset: 10 }, options),
  },
];

const screens: SampleCall[] = [
  {
    name: 'PUT /api/screens/{uid}/{screenId}',
    endpoint: reportScreen,
    url: '/api/screens/u1/s1',
    body: { deviceId: 'd1', address: '/media/abc/clip/master.m3u8', takeOver: false },
    responseBody: screenReportWire,
    isList: false,
    run: (server, options) =>
      createScreensClient(server).report(
        {
          uid: 'u1',
          screenId: 's1',
          deviceId: 'd1',
          address: '/media/abc/clip/master.m3u8',
          takeOver: false,
        },
        options,
      ),
  },
  {
    name: 'DELETE /api/screens/{uid}/{screenId}',
    endpoint: endScreen,
    url: '/api/screens/u1/s1',
    responseBody: undefined,
    isList: false,
    run: (server, options) => createScreensClient(server).end({ uid: 'u1', screenId: 's1' }, options),
  },
];

const personalData: SampleCall[] = [
  {
    name: 'GET /api/accounts/{uid}',
    endpoint: accountSummary,
    url: '/api/accounts/u1',
    responseBody: accountSummaryWire,
    isList: false,
    run: (server, options) => createPersonalDataClient(server).summary('u1', options),
  },
  {
    name: 'GET /api/accounts/{uid}/export',
    endpoint: exportAccount,
    url: '/api/accounts/u1/export',
    responseBody: exportWire,
    isList: false,
    run: (server, options) => createPersonalDataClient(server).export('u1', options),
  },
  {
    name: 'DELETE /api/accounts/{uid}',
    endpoint: deleteAccount,
    url: '/api/accounts/u1',
    responseBody: undefined,
    isList: false,
    run: (server, options) => createPersonalDataClient(server).delete('u1', options),
  },
];

const listing = { id: 'lamps', kind: 'videos', isListed: true, age: 0 } as const;
const place = {
  type: 'place',
  id: 'orbit',
  kind: 'web-series',
  episodeId: 'e1',
  position: 20.5,
  duration: 100,
  age: 0,
  sessionId: 's1',
  sessionAge: 20_000,
} as const;

const viewing: SampleCall[] = [
  {
    name: 'GET /api/search',
    endpoint: search,
    url: '/api/search?q=drishyam%202&language=hi%2CTamil&genre=Food%252C%20Travel&sort=newest&limit=10&offset=20',
    responseBody: searchResponseWire,
    isList: true,
    run: (server, options) =>
      createSearchClient(server).search(
        {
          q: 'drishyam 2',
          language: ['hi', 'Tamil'],
          genre: ['Food, Travel'],
          year: [],
          sort: 'newest',
          limit: 10,
          offset: 20,
        },
        options,
      ),
  },
  {
    name: 'GET /api/search/suggestions',
    endpoint: suggestions,
    url: '/api/search/suggestions?q=dri',
    responseBody: suggestionsWire,
    isList: true,
    run: (server, options) => createSearchClient(server).suggestions('dri', options),
  },
  {
    name: 'GET /api/watchlist/{uid}',
    endpoint: watchlist,
    url: '/api/watchlist/u1',
    responseBody: [watchlistEntryWire],
    isList: true,
    run: (server, options) => createViewingClient(server).watchlist('u1', options),
  },
  {
    name: 'PUT /api/watchlist/{uid}',
    endpoint: changeWatchlist,
    url: '/api/watchlist/u1',
    body: { changes: [listing] },
    responseBody: { refused: ['lamps'] },
    isList: false,
    takesAnything: true,
    run: (server, options) => createViewingClient(server).changeWatchlist('u1', [listing], options),
  },
  {
    name: 'GET /api/places/{uid}',
    endpoint: places,
    url: '/api/places/u1',
    responseBody: [placeWire],
    isList: true,
    run: (server, options) => createViewingClient(server).places('u1', options),
  },
  {
    name: 'PUT /api/places/{uid}',
    endpoint: changePlaces,
    url: '/api/places/u1',
    body: { changes: [place] },
    responseBody: undefined,
    isList: false,
    takesAnything: true,
    run: (server, options) => createViewingClient(server).changePlaces('u1', [place], options),
  },
];

const language: SampleCall[] = [
  {
    name: 'GET /api/language/{uid}',
    endpoint: accountLanguage,
    url: '/api/language/u1',
    responseBody: { language: 'hi' },
    isList: false,
    run: (server, options) => createLanguageClient(server).find('u1', options),
  },
  {
    name: 'PUT /api/language/{uid}',
    endpoint: chooseLanguage,
    url: '/api/language/u1',
    body: { language: 'ta', age: 500 },
    responseBody: { language: 'ta' },
    isList: false,
    run: (server, options) =>
      createLanguageClient(server).choose('u1', { language: 'ta', age: 500 }, options),
  },
  {
    name: 'GET /api/content-languages/{uid}',
    endpoint: contentLanguages,
    url: '/api/content-languages/u1',
    responseBody: { languages: ['Tamil'] },
    isList: false,
    run: (server, options) => createLanguageClient(server).findContent('u1', options),
  },
  {
    name: 'PUT /api/content-languages/{uid}',
    endpoint: chooseContentLanguages,
    url: '/api/content-languages/u1',
    body: { languages: [], age: 500 },
    responseBody: { languages: ['Hindi', 'Odia'] },
    isList: false,
    run: (server, options) =>
      createLanguageClient(server).chooseContent('u1', { languages: [], age: 500 }, options),
  },
];

/** Every call of spec §7, and our additions. */
export const sampleCalls: SampleCall[] = [
  ...contentLists,
  ...contentDetails,
  ...contentRest,
  ...account,
  ...reminders,
  ...payments,
  ...creatorCalls,
  ...screens,
  ...personalData,
  ...viewing,
  ...language,
];

/** Those whose response has a body, and those whose response is 204. */
export const callsWithResponseBody = sampleCalls.filter(({ responseBody }) => responseBody !== undefined);
export const silentCalls = sampleCalls.filter(({ responseBody }) => responseBody === undefined);
