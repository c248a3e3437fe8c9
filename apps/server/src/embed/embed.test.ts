import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { makeSampleFolder, SAMPLE_MEDIA, sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';

const sample = makeSampleFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CATALOGUE_DIR: sample.folder });
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

test('the embed page plays the clip that stands in for a video, framed by this origin alone', async () => {
  const response = await fetch(`${server.url}/embed/live-one-1?enablejsapi=1&controls=0`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  const page = await response.text();
  const [, source = ''] = /<video src="([^"]+)"/.exec(page) ?? [];
  expect(await (await fetch(`${server.url}${source}`)).text()).toBe(SAMPLE_MEDIA.clip);
  for (const [, asset = ''] of page.matchAll(/(?:src|href)="(\/embed\/assets\/[^"]+)"/g)) {
    expect((await fetch(`${server.url}${asset}`)).status).toBe(200);
  }
});

test('an unknown video is a page that says so', async () => {
  const response = await fetch(`${server.url}/embed/unknown`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('not available');
});
