import { navMenuMachine } from './navMenu.machine';

/** The scenarios of the navigation. */
export const navMenuScenarios = {
  closed: navMenuMachine.resolveState({ value: 'closed', context: { group: null } }),
  groupOpen: navMenuMachine.resolveState({ value: 'closed', context: { group: 'movies' } }),
  menuOpen: navMenuMachine.resolveState({ value: 'open', context: { group: null } }),
  menuAndGroupOpen: navMenuMachine.resolveState({ value: 'open', context: { group: 'movies' } }),
};
