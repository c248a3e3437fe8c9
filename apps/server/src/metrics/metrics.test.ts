import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { contentDetailCall, contentListCall } from '@chalchitra/api/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { bills } from '../payments/payments.schema';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createMetrics } from './metrics';
import { createMetricsServer } from './metricsServer';
import { countOpenBills } from './openBills';

const read = (name: string) => readFileSync(new URL(`../../monitoring/${name}`, import.meta.url), 'utf8');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
  return () => server.close();
});

/** A full set of measures. */
function makeMetrics() {
  const metrics = createMetrics();
  metrics.watch({
    sockets: async () => 3,
    openBills: async () => ({ count: 2, oldestSeconds: 60 }),
    reconciled: async () => ({ atSeconds: 1_790_000_000, differences: 1 }),
  });
  metrics.database('ok', 4);
  metrics.provider('failed', 8000);
  metrics.settlement('verify', 'paid');
  metrics.droppedConnection();
  metrics.policyReport('img-src');
  metrics.request('GET', 'page', 200, 10);
  return metrics;
}

test('requests are counted by route and outcome, and never by an id', async () => {
  const detail = (id: string) => server.call(contentDetailCall('videos'), { params: { id } });
  for (const id of ['in-videos', 'unknown-1', 'unknown-2']) await detail(id);
  // The first is made, the second sent from memory.
  for (let count = 0; count < 2; count += 1) await server.call(contentListCall('videos'));
  await fetch(`${server.url}/unknown-3`, { method: 'PROPFIND' });
  const text = await server.metrics.text();
  const count = (labels: string) =>
    new RegExp(`^chalchitra_request_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1];
  const route = (path: string) => `method="GET",route="/services/content/api/${path}"`;
  expect(count(`${route('videos/:id')},outcome="ok"`)).toBe('1');
  expect(count(`${route('videos/:id')},outcome="refused"`)).toBe('2');
  expect(count(`${route('videos')},outcome="ok"`)).toBe('2');
  expect(count('method="other",route="none",outcome="refused"')).toBe('1');
  expect(text).not.toContain('unknown-');
});

test('open bills are counted with the age of the oldest', async () => {
  const now = new Date();
  expect(await countOpenBills(server.database, now)).toEqual({ count: 0, oldestSeconds: 0 });
  const bill = (id: string, minutes: number, status: 'open' | 'paid') => ({
    ...{ id, kind: 'order' as const, uid: id, planId: 'basic', amount: 99, durationDays: 30 },
    ...{ referenceId: id, status, expiresAt: now, createdAt: new Date(now.getTime() - minutes * 60_000) },
  });
  await server.database
    .insert(bills)
    .values([bill('a', 5, 'open'), bill('b', 20, 'open'), bill('c', 90, 'paid')]);
  expect(await countOpenBills(server.database, now)).toEqual({ count: 2, oldestSeconds: 1200 });
});

test('a database that is away takes no other number with it', async () => {
  const metrics = createMetrics();
  metrics.watch({
    sockets: async () => 3,
    openBills: async () => {
      throw new Error('away');
    },
    reconciled: async () => {
      throw new Error('away');
    },
  });
  const text = await metrics.text();
  expect(text).toMatch(/^chalchitra_sockets 3$/m);
  expect(text).toMatch(/^chalchitra_open_bills Nan$/m);
  expect(text).toMatch(/^chalchitra_payment_differences Nan$/m);
});

test('the metrics are on a port of their own, and nothing else is', async () => {
  const own = createMetricsServer(makeMetrics());
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void own.close());
  const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toMatch(/^chalchitra_open_bills 2$/m);
  expect(text).toMatch(/^chalchitra_oldest_open_bill_seconds 60$/m);
  expect(text).toMatch(/^chalchitra_payment_differences 1$/m);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test.each(['alerts.yml', 'dashboard.json'])('%s names only what is measured', async (file) => {
  const text = await makeMetrics().text();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const named = [...read(file).matchAll(/\b(?:chalchitra|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|count)$/, ''),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard has a title, a unit and a query for each panel', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: { title: string; fieldConfig: { defaults: { unit: string } }; targets: { expr: string }[] }[];
  };
  expect(panels.length).toBeGreaterThan(8);
  for (const { title, fieldConfig, targets } of panels) {
    expect(title).not.toBe('');
    expect(fieldConfig.defaults.unit).not.toBe('');
    expect(targets.length).toBeGreaterThan(0);
  }
});
