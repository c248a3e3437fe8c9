import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('begins each round a pause after the one before has ended', async () => {
  const begun: number[] = [];
  const start = Date.now();
  const rounds = repeat(
    async () => {
      begun.push(Date.now() - start);
      await after(250);
    },
    { pauseMs: 100, onError: () => {} },
  );
  rounds.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([100, 450, 800]);
});

test('reads a pause that changes after each round, and makes the first at once where that is wanted', async () => {
  const begun: number[] = [];
  const start = Date.now();
  const rounds = repeat(async () => begun.push(Date.now() - start), {
    pauseMs: () => begun.length * 100,
    isFirstAtOnce: true,
    onError: () => {},
  });
  rounds.start();
  await vi.advanceTimersByTimeAsync(600);
  expect(begun).toEqual([0, 100, 300, 600]);
});

test('reports a round that fails, in whichever way, and makes the next', async () => {
  const failures: unknown[] = [];
  const round = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce('rejected')
    .mockImplementationOnce(() => {
      throw new Error('thrown');
    })
    .mockResolvedValue();
  const rounds = repeat(round, { pauseMs: 100, onError: (error) => failures.push(error) });
  rounds.start();
  await vi.advanceTimersByTimeAsync(300);
  expect(failures).toEqual(['rejected', new Error('thrown')]);
  expect(round).toHaveBeenCalledTimes(3);
});

test('waits for the round that runs when it is closed, and makes no other', async () => {
  const ended = vi.fn();
  const round = vi.fn(async () => {
    await after(250);
    ended();
  });
  const rounds = repeat(round, { pauseMs: 100, onError: () => {} });
  rounds.start();
  await vi.advanceTimersByTimeAsync(150);
  const closed = rounds.close();
  await vi.advanceTimersByTimeAsync(1000);
  await closed;
  expect(ended).toHaveBeenCalledOnce();
  expect(round).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('lets a round end between two things when it is closed, and takes that for no failure', async () => {
  const done: number[] = [];
  const onError = vi.fn();
  const rounds = repeat(
    async (signal) => {
      for (let count = 0; ; count += 1) {
        signal.throwIfAborted();
        await after(100);
        done.push(count);
      }
    },
    { pauseMs: 100, onError },
  );
  rounds.start();
  await vi.advanceTimersByTimeAsync(350);
  const closed = rounds.close();
  await vi.advanceTimersByTimeAsync(1000);
  await closed;
  expect(done).toEqual([0, 1, 2]);
  expect(onError).not.toHaveBeenCalled();
});

test('reports a failure of the round that runs while it is closed', async () => {
  const onError = vi.fn();
  const rounds = repeat(
    async () => {
      await after(250);
      throw new Error('failed');
    },
    { pauseMs: 100, onError },
  );
  rounds.start();
  await vi.advanceTimersByTimeAsync(150);
  void rounds.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('failed'));
});

test('makes no round when it is closed during a pause', async () => {
  const round = vi.fn(async () => {});
  const rounds = repeat(round, { pauseMs: 100, onError: () => {} });
  rounds.start();
  await rounds.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(round).not.toHaveBeenCalled();
});
