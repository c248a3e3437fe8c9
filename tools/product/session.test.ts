import { beforeEach, expect, it, vi } from 'vitest';

/** A part that ends where it is told to, or by `end`. */
function stubPart(name: string) {
  let end: (result: { code: number }) => void = () => {};
  const ended = new Promise<{ code: number }>((resolve) => {
    end = resolve;
  });
  return { name, ended, end, stop: vi.fn(async () => end({ code: 0 })) };
}

const servers: ReturnType<typeof stubPart>[] = [];
vi.mock('./product.mjs', () => ({
  async startProduct({ onPart }: { onPart: (part: object) => void }) {
    const startServer = () => {
      const server = stubPart('server');
      servers.push(server);
      onPart(server);
    };
    startServer();
    return { message: { accounts: [], url: 'http://localhost:8080' }, startServer };
  },
}));
const { runUntilStopped } = await import('./session.mjs');

const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
const said: unknown[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(said.push(text)));
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  for (const list of [servers, said]) list.length = 0;
  exit.mockClear();
});

/** A session with its handler of Ctrl+C, which the test's own process must not get. */
async function start() {
  const on = vi.spyOn(process, 'on').mockReturnThis();
  const web = stubPart('web');
  const session = await runUntilStopped({ dataFolder: 'data' }, [web]);
  const stop = on.mock.calls.find(([event]) => event === 'SIGINT')?.[1] as () => Promise<void>;
  on.mockRestore();
  if (!session) throw new Error('The session did not start.');
  return { web, stop, restart: session.restartServer };
}

it('keeps the rest where a changed server does not start, until the next change', async () => {
  const { web, restart } = await start();
  await restart();
  servers[1]?.end({ code: 1 });
  await settle();
  expect(said.at(-1)).toBe('The server ended; save a file to start it again.\n');
  expect([exit.mock.calls.length, web.stop.mock.calls.length]).toEqual([0, 0]);
  await restart();
  expect(servers).toHaveLength(3);
});

it('ends wholly where the first server does', async () => {
  const { web } = await start();
  servers[0]?.end({ code: 3 });
  await settle();
  expect(exit).toHaveBeenCalledWith(3);
  expect(web.stop).toHaveBeenCalledOnce();
});

it('starts no server after Ctrl+C during a restart', async () => {
  const { stop, restart } = await start();
  const restarted = restart();
  await Promise.all([stop(), restarted]);
  expect(servers).toHaveLength(1);
  expect(exit).toHaveBeenCalledWith(0);
});

it('starts one server where changes come while the one before stops', async () => {
  const { restart } = await start();
  await Promise.all([restart(), restart()]);
  expect(servers).toHaveLength(2);
});
