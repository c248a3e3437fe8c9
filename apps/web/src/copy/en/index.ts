import type { LocaleBundle } from '../copy';
import { base } from './base';

/** English as written in India. */
export const bundle: LocaleBundle = {
  locale: 'en-IN',
  base,
  areas: {
    account: () => import('./account').then((module) => module.account),
    player: () => import('./player').then((module) => module.player),
    privacyPolicy: () => import('./privacyPolicy').then((module) => module.privacyPolicy),
  },
};
