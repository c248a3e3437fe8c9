import { DAY_MS } from '@chalchitra/api/constants';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { grantDays } from './payments.byHand';
import { offeredPlans } from './payments.plans';
import { startProcessesHarness } from './payments.processes.harness';
import { prepareScreensOf } from './payments.subscriptions';
import { quoteSwitches } from './payments.switchQuotes';

const harness = await startProcessesHarness();
const { state, startProcess, now, database } = harness;

const monthly = {
  id: 'monthly',
  name: 'Monthly',
  amount: 199,
  description: '',
  descriptions: {},
  duration_days: 30,
  screens: 1,
};
const season = { ...monthly, id: 'season', name: 'Season', amount: 499, duration_days: 90, screens: 4 };

const offer = (plans: (typeof monthly)[]) =>
  loadCatalogue(database, { ...sampleCatalogue(), plans }, 'the test');

beforeEach(async () => {
  await harness.begin();
  await offer([monthly, season]);
});
afterAll(() => harness.close());

it('keeps the screens of those who have paid for it', async () => {
  const order = await harness.order('monthly');
  const paymentId = await harness.pay(order);
  const { store, settlement } = startProcess();
  const bill = await store.findBill(order);
  if (!bill) throw new Error('no such bill');
  await settlement.confirm(bill, paymentId, 'verify');
  await offer([season]);
  expect(await prepareScreensOf(database)(state.uid, now())).toBe(1);
});

it('keeps the worth of its granted days', async () => {
  await grantDays(database, state.uid, 'monthly', 30, now());
  await offer([season]);
  const quoted = await quoteSwitches(database, state.uid, new Date(now().getTime() + 15 * DAY_MS));
  expect(quoted).toMatchObject({ left: 100, quotes: [{ plan_id: 'season', credit_days: 18 }] });
});

it('is neither offered nor sold, until a catalogue has it again', async () => {
  await grantDays(database, state.uid, 'season', 30, now());
  await offer([season]);
  expect((await offeredPlans(database)).map(({ id }) => id)).toEqual(['season']);
  expect((await quoteSwitches(database, state.uid, now())).quotes).toEqual([]);
  await expect(harness.order('monthly', true)).rejects.toMatchObject({ status: 404 });
  await offer([season, monthly]);
  expect((await offeredPlans(database)).map(({ id }) => id)).toEqual(['season', 'monthly']);
  await expect(harness.order('monthly', true)).resolves.toMatch(/^order_/);
});
