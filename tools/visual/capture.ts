import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { startProgress } from './progress';
import type { Shot } from './stories';
import { Studio, type Taken } from './studio';

/** A built Storybook, and how its pictures are taken. */
export interface Session {
  browser: Browser;
  storybook: string;
  /** True where every picture gets a page of its own, which takes far longer. */
  isFreshEachTime: boolean;
}

/** Takes pictures on as many pages as the machine has processors, and hands each on as it comes. */
export async function takePictures(
  { browser, storybook, isFreshEachTime }: Session,
  shots: readonly Shot[],
  onTaken: (shot: Shot, taken: Taken) => Promise<void>,
  remark: () => string,
): Promise<void> {
  const server = await preview({
    root: storybook,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const progress = startProgress(shots.length, remark);
  const left = [...shots];
  const work = async () => {
    const studio = new Studio(browser, `http://127.0.0.1:${port}`, isFreshEachTime);
    for (let shot = left.shift(); shot; shot = left.shift()) {
      await onTaken(shot, await studio.take(shot));
      progress.step();
    }
    await studio.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  } finally {
    await server.close();
  }
  progress.end();
}
