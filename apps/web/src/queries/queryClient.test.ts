import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, followConnection } from './queryClient';

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('what failed', () => {
  it('is loaded when the connection is back, and again where that was too early', async () => {
    vi.useFakeTimers();
    const queryClient = createQueryClient();
    queryClient.mount();
    followConnection(queryClient);
    let isConnected = false;
    const queryFn = vi.fn(async () => {
      if (!isConnected) throw new Error('Offline');
      return 'loaded';
    });
    const observer = new QueryObserver(queryClient, { queryKey: ['a'], queryFn });
    observer.subscribe(() => {});
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().isError).toBe(true);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect([queryFn.mock.calls.length, observer.getCurrentResult().isError]).toEqual([2, true]);
    isConnected = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(observer.getCurrentResult().data).toBe('loaded');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(3);
  });
});
