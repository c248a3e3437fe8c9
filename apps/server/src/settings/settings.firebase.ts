import type { Settings } from './settings';
import { type Environment, hostAndPort, required, SettingsError, text } from './settings.variables';

/** The identity service: in local mode its emulator, of a project that can't be a real one. */
export function readFirebase(env: Environment, mode: Settings['mode']): Settings['firebase'] {
  const emulatorHost = hostAndPort(env, 'FIREBASE_AUTH_EMULATOR_HOST');
  if (mode === 'hosted') {
    if (emulatorHost !== null) {
      throw new SettingsError(
        'FIREBASE_AUTH_EMULATOR_HOST may be set in local mode only, because the emulator accepts unsigned tokens.',
      );
    }
    const projectId = required(env, 'FIREBASE_PROJECT_ID');
    return {
      projectId,
      apiKey: required(env, 'FIREBASE_API_KEY'),
      authDomain: text(env, 'FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`,
      emulatorHost: null,
    };
  }
  const projectId = text(env, 'FIREBASE_PROJECT_ID') ?? 'demo-chalchitra';
  if (!projectId.startsWith('demo-')) {
    throw new SettingsError(`FIREBASE_PROJECT_ID must start with "demo-" in local mode, not "${projectId}".`);
  }
  if (emulatorHost === null) {
    throw new SettingsError('FIREBASE_AUTH_EMULATOR_HOST must name the Auth emulator in local mode.');
  }
  return {
    projectId,
    apiKey: text(env, 'FIREBASE_API_KEY') ?? 'demo-key',
    authDomain: text(env, 'FIREBASE_AUTH_DOMAIN') ?? 'localhost',
    emulatorHost,
  };
}
