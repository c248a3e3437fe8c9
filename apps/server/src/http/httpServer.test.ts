import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, createHttpServer } from './httpServer';

const CHUNK = new Uint8Array(64 * 1024);

async function start(limits: Partial<ConnectionLimits>, fetch: () => Response = () => new Response('ok')) {
  const server: Server = createHttpServer(
    { fetch, quick: () => false },
    { maxConnections: 100, isStopping: () => false, ...limits },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const open = () => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { server, port, open };
}

const count = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, number) => resolve(number)));

test('readers that stop reading are closed, with what was read for them', async () => {
  let begun = 0;
  let cancelled = 0;
  const endless = () => {
    begun += 1;
    return new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(CHUNK),
        cancel() {
          cancelled += 1;
        },
      }),
    );
  };
  const { server, open } = await start({ stalledMs: 500 }, endless);
  for (let reader = 0; reader < 20; reader += 1) {
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
  }
  await expect.poll(() => begun).toBe(20);
  await expect.poll(() => count(server)).toBe(0);
  await expect.poll(() => cancelled).toBe(20);
});

test('a reader that goes on, however slowly, is kept', async () => {
  const slow = () =>
    new Response(
      new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          controller.enqueue(CHUNK);
        },
      }),
    );
  const { server, open } = await start({ stalledMs: 2500 }, slow);
  const socket = open();
  let bytes = 0;
  socket.on('data', (data) => {
    bytes += data.length;
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => bytes).toBeGreaterThan(30 * CHUNK.length);
  expect(await count(server)).toBe(1);
});

test('one connection too many is closed as it comes', async () => {
  const { server, open } = await start({ maxConnections: 2 });
  const first = open();
  open();
  await expect.poll(() => count(server)).toBe(2);
  const third = open();
  await new Promise<void>((resolve) => third.once('close', () => resolve()));
  expect(await count(server)).toBe(2);
  first.destroy();
  await expect.poll(() => count(server)).toBe(1);
});

test('a server that is about to stop ends each connection with its response', async () => {
  let isStopping = false;
  const { port } = await start({ isStopping: () => isStopping });
  expect((await fetch(`http://127.0.0.1:${port}`)).headers.get('connection')).toBe('keep-alive');
  isStopping = true;
  expect((await fetch(`http://127.0.0.1:${port}`)).headers.get('connection')).toBe('close');
});
