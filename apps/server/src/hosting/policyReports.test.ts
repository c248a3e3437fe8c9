import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log';
import { readSettings } from '../settings/settings';
import { startTestServer } from '../testing/testServer';
import { contentPolicy } from './contentPolicy';
import { POLICY_REPORTS } from './policyReports';

async function startReports() {
  const lines: string[] = [];
  const server = await startTestServer({}, { log: createLog('warn', (line) => lines.push(line)) });
  onTestFinished(() => server.close());
  const send = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/csp-report' };
    return (await fetch(`${server.url}${POLICY_REPORTS}`, { method: 'POST', headers, body: text })).status;
  };
  const counted = async () =>
    [...(await server.metrics.text()).matchAll(/policy_reports_total\{directive="([\w-]+)"\} (\d+)/g)].map(
      ([, directive, count]) => [directive, Number(count)],
    );
  return { lines, send, counted };
}

test('a page’s policy says where it is reported', () => {
  const settings = readSettings({ CHALCHITRA_MODE: 'local', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
  expect(contentPolicy(settings, { scripts: [], styles: [] })).toContain(
    '; report-uri /reports/policy; report-to policy',
  );
});

test('reports in both shapes are counted by directive, and logged by origin alone', async () => {
  const { lines, send, counted } = await startReports();
  const blocked = 'https://evil.example/path?who=asha';
  expect(
    await send({
      'csp-report': {
        'document-uri': 'https://video.example/video/one?token=x',
        'violated-directive': 'img-src https:',
        'blocked-uri': blocked,
      },
    }),
  ).toBe(204);
  expect(
    await send([
      { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
      { type: 'csp-violation', body: { effectiveDirective: 'x'.repeat(500), blockedURL: '<script>' } },
      { type: 'deprecation', body: { id: 'something' } },
    ]),
  ).toBe(204);
  expect(await counted()).toEqual([
    ['img-src', 1],
    ['script-src-elem', 1],
    ['other', 1],
  ]);
  const logged = lines
    .map((line) => JSON.parse(line))
    .filter(({ message }) => message === 'A page broke its policy')
    .map(({ directive, blocked: origin }) => [directive, origin]);
  expect(logged).toEqual([
    ['img-src', 'https://evil.example'],
    ['script-src-elem', 'inline'],
    ['other', 'unknown'],
  ]);
  expect(lines.join()).not.toMatch(/asha|token/);
});

test('what is no report, too large or too much is refused, and the log isn’t filled', async () => {
  const { lines, send } = await startReports();
  expect([await send('{'), await send({ a: 1 }), await send(`"${'x'.repeat(20_000)}"`)]).toEqual([
    400, 400, 413,
  ]);
  const report = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } };
  const statuses = [];
  // A slow machine gives the allowance time to grow.
  while (statuses.length < 200 && statuses.at(-1) !== 429) statuses.push(await send([report]));
  expect(statuses.length).toBeGreaterThan(25);
  expect(statuses.at(-1)).toBe(429);
  expect(lines.length).toBeLessThan(statuses.length);
});
