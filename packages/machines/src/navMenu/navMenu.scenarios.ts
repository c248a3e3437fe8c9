import { navMenuMachine } from './navMenu.machine';

/** Every state of the navigation worth seeing. */
export const navMenuScenarios = {
  closed: navMenuMachine.resolveState({ value: 'closed', context: { group: null } }),
  groupOpen: navMenuMachine.resolveState({ value: 'closed', context: { group: 'movies' } }),
  menuOpen: navMenuMachine.resolveState({ value: 'open', context: { group: null } }),
  menuAndGroupOpen: navMenuMachine.resolveState({ value: 'open', context: { group: 'movies' } }),
};
