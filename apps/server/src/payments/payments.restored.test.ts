import { DAY_MS } from '@chalchitra/api/constants';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDeletions } from '../personalData/personalData.schema';
import { days } from './payments.returns.harness';
import { startSwitchesHarness } from './payments.switches.harness';
import { quoteSwitches } from './payments.switchQuotes';

const harness = await startSwitchesHarness();
const {
  state,
  startProcess,
  later,
  recordsOf,
  now,
  database,
  paid,
  find,
  refund,
  loseDispute,
  loseUnreported,
} = harness;

let uid: string;
beforeEach(async () => {
  await harness.begin();
  uid = state.uid;
});
afterAll(() => harness.close());

describe('periods whose replacement is taken back', () => {
  it.each([
    ['refund', refund],
    ['lost dispute', loseDispute],
  ])('stand again also where that payment was revoked before: %s', async (_, takeBack) => {
    const first = await paid('monthly');
    const [before] = await recordsOf(uid);
    const second = await paid('season', 'switch');
    await startProcess().ledger.revoke(second, now());
    expect((await find(first)).endReason).toBe('switched');
    await takeBack(second);
    await startProcess().settlement.review(second);
    expect((await find(second)).endReason).toBe('revoked');
    expect(await find(first)).toEqual(before);
  });

  it('stand again after a revocation also where the webhook of the lost dispute was lost', async () => {
    const first = await paid('monthly');
    const [before] = await recordsOf(uid);
    const second = await paid('season', 'switch');
    await startProcess().ledger.revoke(second, now());
    await loseUnreported(second);
    await startProcess().sweep.reviewReturns();
    expect(await find(second)).toMatchObject({ endReason: 'revoked', dispute: 'lost' });
    expect(await find(first)).toEqual(before);
  });

  /** Three seasons, replaced by a month that two more months renew. */
  const payMonthsForSeasons = async () => {
    await paid('season');
    await paid('season', 'renew');
    const last = await paid('season', 'renew');
    const { periodEnd: lastEnd } = await find(last);
    later(DAY_MS);
    const second = await paid('monthly', 'switch');
    const after = await paid('monthly', 'renew');
    const renewed = await find(after);
    const waiting = await paid('monthly', 'renew');
    return { last, lastEnd, second, after, renewed, waiting };
  };

  it('wait with what is left of them while a later one runs', async () => {
    const { last, lastEnd, second, after, renewed, waiting } = await payMonthsForSeasons();
    later(renewed.periodStart.getTime() + 2 * DAY_MS - now().getTime());
    await loseDispute(second);
    expect(await find(after)).toEqual(renewed);
    const left = lastEnd.getTime() - renewed.periodStart.getTime();
    expect(left).toBeGreaterThan(3 * DAY_MS);
    const restoredEnd = new Date(renewed.periodEnd.getTime() + left);
    expect(await find(last)).toMatchObject({ periodStart: renewed.periodEnd, periodEnd: restoredEnd });
    expect((await find(waiting)).periodStart).toEqual(restoredEnd);
    expect(days(await find(waiting))).toBe(30);
    // Two months, but for two days of the first, and fourteen days of the season, each at its own price per day.
    expect((await quoteSwitches(database, uid, now())).left).toBe(463);
    const standing = (await recordsOf(uid)).filter(({ endedAt }) => endedAt === null);
    standing.sort((a, b) => a.periodStart.getTime() - b.periodStart.getTime());
    for (const [index, { periodEnd: endBefore }] of standing.slice(0, -1).entries())
      expect(standing[index + 1]?.periodStart.getTime()).toBeGreaterThanOrEqual(endBefore.getTime());
  });

  it.each([
    ['their own end has passed', 15],
    ['two later ones have begun', 31],
    ['all later ones have long been over', 80],
  ])('keep what was left of them when a later one began also where %s', async (_, daysLater) => {
    const { last, lastEnd, second, after, renewed, waiting } = await payMonthsForSeasons();
    const renewedAgain = await find(waiting);
    later(renewed.periodStart.getTime() + daysLater * DAY_MS - now().getTime());
    expect(lastEnd.getTime()).toBeLessThan(now().getTime());
    await loseDispute(second);
    expect(await find(after)).toEqual(renewed);
    const hasBegun = renewedAgain.periodStart <= now();
    const lastOfBegun = hasBegun ? renewedAgain.periodEnd : renewed.periodEnd;
    const start = new Date(Math.max(lastOfBegun.getTime(), now().getTime()));
    const end = new Date(start.getTime() + lastEnd.getTime() - renewed.periodStart.getTime());
    expect(await find(last)).toMatchObject({ periodStart: start, periodEnd: end });
    expect((await find(waiting)).periodStart).toEqual(hasBegun ? renewedAgain.periodStart : end);
    expect(days(await find(waiting))).toBe(30);
  });

  it('end for good with the account', async () => {
    const first = await paid('monthly');
    const second = await paid('season', 'switch');
    await startProcess().ledger.revoke(second, now());
    await database.insert(accountDeletions).values({ uid, deletedAt: now() });
    await refund(second);
    expect((await find(first)).endReason).toBe('switched');
  });
});
