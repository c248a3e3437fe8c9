import { HOUR_MS } from '@chalchitra/api/constants';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase';
import { startTestServer } from '../testing/testServer';
import { screens } from './screens.schema';

test('a player is forgotten a day after its last report, though its account never plays again', async () => {
  const opened = await openTestDatabase();
  const seenBefore = (id: string, hours: number) => {
    const at = new Date(Date.now() - hours * HOUR_MS);
    return { uid: 'gone', id, deviceId: id, since: at, seenAt: at };
  };
  await opened.database.insert(screens).values([seenBefore('recent', 22), seenBefore('old', 24)]);
  const server = await startTestServer({}, { opened });
  onTestFinished(() => server.close());
  const known = () => opened.database.select({ id: screens.id }).from(screens);
  await expect.poll(known).toEqual([{ id: 'recent' }]);
});
