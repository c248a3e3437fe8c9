import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { serveStorybook } from '../serveStorybook.mjs';
import { startProgress } from './progress';
import type { Pinned, Shot } from './stories';
import { type ChangeResult, Studio, type Taken } from './studio';

/** A built Storybook, and how its pictures are taken. */
export interface Session {
  browser: Browser;
  storybook: string;
  /** True where every picture gets a page of its own, which takes far longer. */
  isFreshEachTime: boolean;
}

/** Serves a built Storybook while something is done with its address. */
async function serving<T>(storybook: string, act: (address: string) => Promise<T>): Promise<T> {
  const { address, stop } = await serveStorybook(storybook);
  try {
    return await act(address);
  } finally {
    await stop();
  }
}

/** What each story of a built Storybook sets of the toolbar's choices by itself. */
export function readPinned({ browser, storybook }: Session): Promise<Pinned> {
  return serving(storybook, async (address) => {
    const studio = new Studio(browser, address, false);
    try {
      return await studio.readPinned();
    } finally {
      await studio.close();
    }
  });
}

/** Does something with each shot, on as many pages as the machine has processors. */
async function withEach(
  shots: readonly Shot[],
  open: () => Studio,
  remark: () => string,
  act: (studio: Studio, shot: Shot) => Promise<void>,
): Promise<void> {
  const progress = startProgress(shots.length, remark);
  const left = [...shots];
  const work = async () => {
    const studio = open();
    for (let shot = left.shift(); shot; shot = left.shift()) {
      await act(studio, shot);
      progress.step();
    }
    await studio.close();
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  progress.end();
}

/** Changes a custom property in the page of each picture: which elements depend on it, and whether the change is seen. */
export function tryChange(
  { browser, storybook }: Session,
  shots: readonly Shot[],
  change: { property: string; value: string },
  onResult: (shot: Shot, result: ChangeResult) => void,
): Promise<void> {
  return serving(storybook, async (address) => {
    const open = () => new Studio(browser, address, false);
    await withEach(
      shots,
      open,
      () => '',
      async (studio, shot) => onResult(shot, await studio.tryChange(shot, change)),
    );
  });
}

/** Takes pictures and passes each on at once. */
export function takePictures(
  { browser, storybook, isFreshEachTime }: Session,
  shots: readonly Shot[],
  onTaken: (shot: Shot, taken: Taken) => Promise<void>,
  remark: () => string,
): Promise<void> {
  return serving(storybook, async (address) => {
    const open = () => new Studio(browser, address, isFreshEachTime);
    await withEach(shots, open, remark, async (studio, shot) => onTaken(shot, await studio.take(shot)));
  });
}
