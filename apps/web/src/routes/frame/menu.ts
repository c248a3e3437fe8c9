import type { NavMenuActor } from '@chalchitra/machines';
import { type LazyActor, lazyActor } from './lazyActor';

/** What is open of the navigation: a dropdown, the small screen's menu. */
export interface MenuState {
  group: string | null;
  isOpen: boolean;
}

/** The header's navigation. */
export type Menu = LazyActor<MenuState, Parameters<NavMenuActor['send']>[0]>;

/** Makes the navigation of one page, closed. */
export function createMenu(): Menu {
  return lazyActor({
    initial: { group: null, isOpen: false },
    bring: async () => (await import('./startMachines')).startMenu(),
    read: (snapshot) => ({ group: snapshot.context.group, isOpen: snapshot.matches('open') }),
  });
}
