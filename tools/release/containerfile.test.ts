import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../install.mjs';

const containerfile = readFileSync(join(root, 'tools/release/Containerfile'), 'utf8');

it('copies by name, so that the settings beside the server stay out of the image', () => {
  const copied = [...containerfile.matchAll(/^(?:COPY|ADD) (.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied).toEqual(['apps', 'node_modules', 'package.json', 'LICENSE']);
});

it('is run with as much time to stop as the unit gives', () => {
  const unit = readFileSync(join(root, 'tools/release/chalchitra.service'), 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(containerfile).toMatch(new RegExp(`^# podman run .*--stop-timeout ${seconds} `, 'm'));
});

it('has a health check that asks on the port of the settings', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const [, line = ''] = /^HEALTHCHECK[^[]+CMD (\[.+\])$/m.exec(containerfile) ?? [];
  const [, ...args] = JSON.parse(line) as string[];
  const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
  const [code] = await once(spawn(process.execPath, args, { env }), 'exit');
  expect([code, asked]).toEqual([0, ['/healthz']]);
});
