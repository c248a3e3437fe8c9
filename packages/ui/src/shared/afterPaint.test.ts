import { beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function open({ hidden = false } = {}) {
  const frames: (() => void)[] = [];
  const page = {
    document: { hidden },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  };
  const onPainted = vi.fn();
  void afterPaint(page as unknown as Window).then(onPainted);
  return { frames, onPainted };
}

it('waits until the frame is painted, not only begun', async () => {
  const { frames, onPainted } = open();
  await Promise.resolve();
  for (const frame of frames) frame();
  await Promise.resolve();
  expect(onPainted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(onPainted).toHaveBeenCalledOnce();
});

it('waits for nothing where the page is hidden', async () => {
  const { frames, onPainted } = open({ hidden: true });
  await Promise.resolve();
  expect(onPainted).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
});

it('goes on where no frame comes, as in a page that is hidden right after the press', async () => {
  const { onPainted } = open();
  await vi.advanceTimersToNextTimerAsync();
  expect(onPainted).toHaveBeenCalledOnce();
});
