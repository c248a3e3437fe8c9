import type { LocaleBundle } from '../copy';
import { base } from './base';

/** English as written in India. */
export const bundle: LocaleBundle = {
  locale: 'en-IN',
  base,
  areas: {
    account: () => import('./account').then((module) => module.account),
    browse: () => import('./browse').then((module) => module.browse),
    creators: () => import('./creators').then((module) => module.creators),
    player: () => import('./player').then((module) => module.player),
    playerPanels: () => import('./playerPanels').then((module) => module.playerPanels),
    privacyPolicy: () => import('./privacyPolicy').then((module) => module.privacyPolicy),
    profile: () => import('./profile').then((module) => module.profile),
  },
};
