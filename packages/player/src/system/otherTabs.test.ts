import { expect, it, vi } from 'vitest';
import { joinOtherTabs } from './otherTabs';

const channels: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
const page = { BroadcastChannel: Channel } as unknown as Window & typeof globalThis;

it('notifies the other tabs of who plays, and not the own one (spec §4)', async () => {
  const [here, there] = [joinOtherTabs(page), joinOtherTabs(page)];
  const [own, other, gone] = [vi.fn(), vi.fn(), vi.fn()];
  here.onClaim(own);
  there.onClaim(other);
  there.onClaim(gone)();
  here.claim();
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(own).not.toHaveBeenCalled();
  expect(gone).not.toHaveBeenCalled();
  for (const channel of channels) channel.close();
});

it('lets each tab play for itself where there are no channels', () => {
  const alone = joinOtherTabs({} as Window & typeof globalThis);
  alone.claim();
  alone.onClaim(() => {})();
});
