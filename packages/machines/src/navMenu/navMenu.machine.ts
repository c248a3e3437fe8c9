import { type ActorRefFrom, assign, setup } from 'xstate';

type NavMenuEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'group.toggle'; group: string }
  | { type: 'group.close' }
  | { type: 'page.opened' };

interface Context {
  /** The group whose dropdown is open. */
  group: string | null;
}

/** The small screen's menu, and one open dropdown at a time (spec §4). */
export const navMenuMachine = setup({
  types: { context: {} as Context, events: {} as NavMenuEvent },
  actions: { closeGroup: assign({ group: null }) },
  guards: {
    isOpenGroup: ({ context }, { group }: { group: string }) => context.group === group,
  },
}).createMachine({
  id: 'navMenu',
  context: { group: null },
  initial: 'closed',
  on: {
    'group.toggle': [
      { guard: { type: 'isOpenGroup', params: ({ event }) => event }, actions: 'closeGroup' },
      { actions: assign({ group: ({ event }) => event.group }) },
    ],
    'group.close': { actions: 'closeGroup' },
    'page.opened': { target: '.closed', actions: 'closeGroup' },
  },
  states: {
    closed: { on: { 'menu.open': { target: 'open', actions: 'closeGroup' } } },
    open: { on: { 'menu.close': { target: 'closed', actions: 'closeGroup' } } },
  },
});

/** The header's navigation. */
export type NavMenuActor = ActorRefFrom<typeof navMenuMachine>;
