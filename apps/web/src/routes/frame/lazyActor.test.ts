import { navMenuMachine } from '@chalchitra/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { lazyActor } from './lazyActor';

const startMenu = () => createActor(navMenuMachine).start();

function prepare(bring = vi.fn(async () => startMenu())) {
  const menu = lazyActor({
    initial: { isOpen: false },
    bring,
    read: (snapshot: ReturnType<ReturnType<typeof startMenu>['getSnapshot']>) => ({
      isOpen: snapshot.matches('open'),
    }),
  });
  const listener = vi.fn();
  menu.subscribe(listener);
  return { menu, bring, listener };
}

describe('a lazy actor', () => {
  it('shows its first state and brings nothing by itself', () => {
    const { menu, bring } = prepare();
    expect(menu.getSnapshot()).toEqual({ isOpen: false });
    expect(bring).not.toHaveBeenCalled();
  });

  it('brings the machine with the first event and loses none', async () => {
    const { menu, bring, listener } = prepare();
    menu.send({ type: 'menu.toggle' });
    menu.send({ type: 'menu.toggle' });
    menu.send({ type: 'menu.toggle' });
    await menu.wake();
    expect(bring).toHaveBeenCalledOnce();
    expect(menu.getSnapshot()).toEqual({ isOpen: true });
    expect(listener).toHaveBeenCalled();
  });

  it('answers at once when it is awake', async () => {
    const { menu } = prepare();
    await menu.wake();
    menu.send({ type: 'menu.toggle' });
    expect(menu.getSnapshot()).toEqual({ isOpen: true });
  });

  it('forgets what was asked where the machine could not be brought, and tries again', async () => {
    const bring = vi.fn<() => Promise<ReturnType<typeof startMenu>>>();
    bring.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(startMenu());
    const { menu } = prepare(bring);
    menu.send({ type: 'menu.toggle' });
    await menu.wake();
    expect(menu.getSnapshot()).toEqual({ isOpen: false });
    menu.send({ type: 'menu.toggle' });
    await menu.wake();
    expect(menu.getSnapshot()).toEqual({ isOpen: true });
  });
});
