import { runtimeSettingsSchema } from '@chalchitra/api/contract';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { getDotPath, safeParse } from 'valibot';
import type { Settings } from './settings';
import { SettingsError } from './settings.variables';

/** The settings that a page may know: addresses and public keys, no secrets. */
export function runtimeSettings(settings: Settings): RuntimeSettings {
  const { mode, servers, sendToken, firebase, razorpay, embedHost, brand } = settings;
  const read = safeParse(runtimeSettingsSchema, {
    mode,
    servers,
    sendToken,
    firebase: {
      projectId: firebase.projectId,
      apiKey: firebase.apiKey,
      authDomain: firebase.authDomain,
      emulator: firebase.emulatorHost !== null,
    },
    razorpay: { keyId: razorpay.keyId, checkoutUrl: razorpay.checkoutUrl },
    embedHost,
    brand,
  });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new SettingsError(`Pages can’t use ${getDotPath(issue)}: it ${issue.message}.`);
}
