import { expect, it, vi } from 'vitest';
import { joinOtherPlayers } from './otherPlayers';

const channels: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
const window = { BroadcastChannel: Channel } as unknown as Window & typeof globalThis;
const [player, neighbour, gone] = [{}, {}, {}];

it('notifies the other players, of the page and of other tabs, and not the one that plays (spec §4)', async () => {
  const [here, there] = [joinOtherPlayers(window), joinOtherPlayers(window)];
  const [onOwn, onNeighbour, onOther, onGone] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  here.onClaim(player, onOwn);
  here.onClaim(neighbour, onNeighbour);
  there.onClaim({}, onOther);
  there.onClaim(gone, onGone)();
  here.claim(player);
  expect(onNeighbour).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onOther).toHaveBeenCalledOnce());
  expect(onOwn).not.toHaveBeenCalled();
  expect(onGone).not.toHaveBeenCalled();
  for (const channel of channels) channel.close();
});

it('joins the players of a page also where there are no channels', () => {
  const alone = joinOtherPlayers({} as Window & typeof globalThis);
  const onNeighbour = vi.fn();
  const leave = alone.onClaim(neighbour, onNeighbour);
  alone.claim(player);
  leave();
  alone.claim(player);
  expect(onNeighbour).toHaveBeenCalledOnce();
});
