import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on loopback that can fail as networks and servers do. */
export interface FaultyNetwork {
  readonly port: number;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections, old and new, and lets nothing through. */
  hang(): void;
  /** Lets everything through again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a way to `127.0.0.1:target`. */
export async function startFaultyNetwork(target: number): Promise<FaultyNetwork> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (data) => {
        if (!isHanging) to.write(data);
      });
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    port,
    cut,
    hang() {
      isHanging = true;
    },
    async heal() {
      isHanging = false;
      if (!server.listening) await listen(port);
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
