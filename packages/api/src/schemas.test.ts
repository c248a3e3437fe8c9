import fc from 'fast-check';
import {
  array,
  boolean,
  custom,
  type GenericSchema,
  minLength,
  minValue,
  nullable,
  number,
  parse,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { describe, expect, it } from 'vitest';
import { registeredSchema, userDetailsSchema } from './account/account.schemas';
import { contentListCall } from './content/content.contract';
import { contentItemSchema, episodeSchema } from './content/content.schemas';
import { creatorPostSchema, creatorSchema } from './creators/creators.schemas';
import { paymentHistory } from './payments/payments.contract';
import {
  checkoutOrderSchema,
  paymentLinkSchema,
  paymentRecordSchema,
  planSchema,
  verificationSchema,
} from './payments/payments.schemas';
import { PAYMENT_NOTES } from './payments/payments.states';
import { runtimeSettingsSchema } from './settings/settings.schemas';
import { listOf, oneOf } from './shared/list.schemas';
import { mutationsOf } from './testing/mutations';
import {
  creatorWire,
  episodeWire,
  itemWire,
  paymentRecordWire,
  planWire,
  postWire,
  settings,
  userWire,
} from './testing/samples';

const RUNS = 400;

const filled = pipe(string(), minLength(1));
const url = custom<string>(
  (value) =>
    typeof value === 'string' && /^(https?:\/\/|\/)/.test(value) && URL.canParse(value, 'https://x.invalid'),
);
const finite = pipe(
  number(),
  minValue(0),
  custom<number>((value) => Number.isFinite(value)),
);
const seconds = nullable(pipe(finite, minValue(Number.MIN_VALUE)));
const artwork = strictObject({ small: nullable(url), wide: nullable(url) });
const named = array(filled);

/** What the rest of the product relies on, written a second time, strictly. */
const promised: [string, GenericSchema<unknown, unknown>, unknown, GenericSchema][] = [
  [
    'a content item',
    contentItemSchema,
    itemWire,
    strictObject({
      id: filled,
      title: filled,
      description: string(),
      artwork,
      videoUrl: nullable(url),
      genres: named,
      languages: named,
      keywords: named,
      people: named,
      qualities: pipe(named, minLength(1)),
      subscription: filled,
      price: finite,
      durationSeconds: seconds,
      createdAt: nullable(filled),
      updatedAt: nullable(filled),
      youtubeVideoId: nullable(filled),
      lang: nullable(filled),
      captions: array(strictObject({ lang: nullable(filled), label: filled, url })),
      popularity: nullable(finite),
    }),
  ],
  [
    'an episode',
    episodeSchema,
    episodeWire,
    strictObject({
      id: filled,
      name: string(),
      videoUrl: nullable(url),
      artwork,
      durationSeconds: seconds,
      captions: array(strictObject({ lang: nullable(filled), label: filled, url })),
    }),
  ],
  [
    'a plan',
    planSchema,
    planWire,
    strictObject({
      id: filled,
      name: filled,
      amount: finite,
      description: string(),
      durationDays: pipe(finite, minValue(1)),
    }),
  ],
  [
    'a payment record',
    paymentRecordSchema,
    paymentRecordWire,
    strictObject({
      id: nullable(filled),
      status: filled,
      orderId: string(),
      amount: finite,
      createdAt: string(),
      paymentLinkId: nullable(filled),
      periodEnd: nullable(filled),
      note: nullable(picklist(PAYMENT_NOTES)),
    }),
  ],
  [
    'a payment link',
    paymentLinkSchema,
    { short_url: 'https://pay.example.in/i/1' },
    strictObject({ shortUrl: url }),
  ],
  [
    'a checkout order',
    checkoutOrderSchema,
    { id: 'order_1', amount: 199 },
    strictObject({ id: filled, amount: finite }),
  ],
  ['a verification', verificationSchema, { success: true }, strictObject({ success: boolean() })],
  [
    'a creator',
    creatorSchema,
    creatorWire,
    strictObject({
      id: filled,
      name: string(),
      username: string(),
      email: nullable(filled),
      photoUrl: nullable(url),
      followerCount: finite,
      followingCount: finite,
    }),
  ],
  [
    'a creator post',
    creatorPostSchema,
    postWire,
    strictObject({
      id: filled,
      kind: picklist(['image', 'reel']),
      contentUrl: url,
      caption: string(),
      likesCount: finite,
      createdAt: nullable(filled),
      creator: nullable(strictObject({ id: filled, name: filled })),
    }),
  ],
  [
    'a person',
    userDetailsSchema,
    userWire,
    strictObject({ displayName: filled, phoneNumber: nullable(filled) }),
  ],
  [
    'a registered person',
    registeredSchema,
    userWire,
    nullable(strictObject({ displayName: filled, phoneNumber: nullable(filled) })),
  ],
  [
    'the settings block',
    runtimeSettingsSchema,
    settings,
    strictObject({
      mode: picklist(['local', 'hosted']),
      servers: strictObject({ content: url, payments: url, creators: url }),
      sendToken: picklist(['same-origin', 'all']),
      firebase: strictObject({
        projectId: filled,
        apiKey: filled,
        authDomain: string(),
        emulator: boolean(),
      }),
      razorpay: strictObject({ keyId: string(), checkoutUrl: url }),
      embedHost: string(),
      brand: strictObject({
        name: filled,
        logoUrl: nullable(url),
        colour: nullable(filled),
        contactEmail: filled,
        termsVersion: filled,
        pages: strictObject({
          terms: nullable(url),
          refunds: nullable(url),
          help: nullable(url),
          contact: nullable(url),
          grievanceOfficer: nullable(url),
        }),
      }),
    }),
  ],
];

describe.each(promised)('%s', (_name, schema, good, promise) => {
  function keepsItsPromise(body: unknown): void {
    const read = safeParse(schema, body);
    if (read.success) expect(safeParse(promise, read.output).issues).toBeUndefined();
  }

  it('reads a good response', () => {
    const read = safeParse(schema, good);
    expect(read.success && safeParse(promise, read.output).success).toBe(true);
  });

  it('reads a changed response as promised or not at all', () => {
    fc.assert(fc.property(mutationsOf(good), keepsItsPromise), { numRuns: RUNS });
  });

  it('reads anything as promised or not at all', () => {
    const anything = fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), fc.jsonValue());
    fc.assert(fc.property(anything, keepsItsPromise), { numRuns: RUNS });
  });

  it('never loses a list over one of its items', () => {
    const items = fc.array(fc.oneof(mutationsOf(good), fc.constant(good)), { maxLength: 6 });
    const wrapper = fc.constantFrom(
      (list: unknown) => list,
      (list: unknown) => ({ data: list }),
      (list: unknown) => ({ total: 3, rows: list }),
      (list: unknown) => ({ success: true, data: { items: list, page: 1 } }),
    );
    fc.assert(
      fc.property(items, wrapper, (entries, wrap) => {
        const read = safeParse(listOf(schema), wrap(entries));
        if (!read.success) throw new Error('the list was lost');
        const { items: kept, skipped } = read.output;
        expect(kept.length + skipped.length).toBe(entries.length);
        for (const item of kept) expect(safeParse(promise, item).success).toBe(true);
        for (const { reason } of skipped) expect(reason).not.toBe('');
      }),
      { numRuns: 100 },
    );
  });

  it('reads one of it, wrapped in whatever, as promised or not at all', () => {
    const inside = mutationsOf({ ok: true, data: good, list: [good] });
    fc.assert(
      fc.property(inside, (body) => {
        const read = safeParse(oneOf(schema), body);
        if (read.success) expect(safeParse(promise, read.output).success).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

it('takes one thing from the rows that a server wraps as its data, but not from what stands beside it', () => {
  const other = { ...planWire, id: 'other' };
  for (const body of [
    [planWire],
    { data: [planWire] },
    { success: true, best: other, data: [planWire, other] },
  ])
    expect(parse(oneOf(planSchema), body).id).toBe(planWire.id);
  for (const body of [{ data: [] }, { error: 'none', items: [other] }, { data: { items: [other] } }])
    expect(safeParse(oneOf(planSchema), body).success).toBe(false);
});

it('takes the list of which something can be read, where a response holds others too', () => {
  const body = { notices: [], warnings: ['an old address'], orders: [planWire] };
  expect(parse(listOf(planSchema), body).items).toHaveLength(1);
  expect(parse(listOf(planSchema), { data: body }).items).toHaveLength(1);
});

it('takes an empty list by a usual name for what is meant, unless another usual name has what can be read', () => {
  const others = { categories: [planWire] };
  for (const body of [
    { items: [], ...others },
    { data: [], meta: others },
    { data: { results: [], ...others } },
  ])
    expect(parse(listOf(planSchema), body).items).toEqual([]);
  for (const body of [
    { data: [], items: [planWire] },
    { results: [], data: { items: [planWire] } },
    { user: [], orders: [planWire] },
  ])
    expect(parse(listOf(planSchema), body).items).toHaveLength(1);
});

it('takes a list by the name that a call gives it for as usual as any (spec §7)', () => {
  const plans = listOf(planSchema, ({ id }) => id, 'orders');
  expect(parse(plans, { orders: [], categories: [planWire] }).items).toEqual([]);
  expect(parse(plans, { data: [], items: [], results: [], orders: [planWire] }).items).toHaveLength(1);
});

it('takes the list that is named as the call, where others before it could be read as one (spec §7)', () => {
  const made = { ...paymentRecordWire, status: 'created' };
  for (const name of ['payments', 'payment_history', 'paymentHistory', 'history']) {
    const history = parse(paymentHistory.response, { orders: [made, made], [name]: [paymentRecordWire] });
    expect(history.items.map(({ status }) => status)).toEqual(['paid']);
  }
  const cartoons = { categories: [{ ...itemWire, id: 'c1' }], cartoons: [{ ...itemWire, id: 'v1' }] };
  const list = contentListCall('kids/cartoons').response;
  expect(parse(list, cartoons).items.map(({ id }) => id)).toEqual(['v1']);
  expect(parse(list, { data: cartoons }).items.map(({ id }) => id)).toEqual(['v1']);
});

it('takes a payment for genuine on nothing but true', () => {
  fc.assert(
    fc.property(fc.anything(), (success) => {
      const read = safeParse(verificationSchema, { success });
      if (success !== true) expect(read.success && read.output.success).toBe(false);
    }),
  );
  expect(safeParse(verificationSchema, { success: true }).output).toEqual({ success: true });
});
