/** Stops a build whose `VITE_*` variables the page can't use, or which the page would publish although it is a secret. */
import { fileURLToPath } from 'node:url';
import { isSecureAddress, runtimeSettingsSchema } from '@chalchitra/api/contract';
import { getDotPath, safeParse } from 'valibot';
import { loadEnv } from 'vite';
import { buildSettings } from './settings.variables';

/** What is wrong with the variables of a static site, a line each; their values aren't named, as one could be a secret. */
function problemsOf(env: Readonly<Record<string, string>>): string[] {
  const known = new Set<string>();
  const remember = (name: string) => {
    known.add(name);
    return name;
  };
  /** The names of the variables, where their values are in the settings. */
  const names = buildSettings(new Proxy({}, { get: (_, name) => remember(String(name)) }));
  const nameAt = (path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], names);
    // A colour is written with # before it.
    return String(value).replace('#', '');
  };

  const { issues = [] } = safeParse(runtimeSettingsSchema, buildSettings(env));
  const called = [...Object.values(names.servers), names.razorpay.checkoutUrl];
  return [
    ...issues.map((issue) => `${nameAt(getDotPath(issue) ?? '')} ${issue.message}.`),
    ...called
      .filter((name) => !isSecureAddress(env[name] ?? ''))
      .map((name) => `${name} must start with https://.`),
    ...Object.keys(env)
      .filter((name) => !known.has(name))
      .map((name) => `${name} isn’t a setting of the page.`),
  ];
}

// What the build takes: from the environment and from files such as `.env`.
const env = loadEnv('production', fileURLToPath(new URL('../..', import.meta.url)), 'VITE_');
const given = Object.entries(env).filter(([, value]) => value !== '');
// Without any, our server sends the pages.
const problems = given.length > 0 ? problemsOf(Object.fromEntries(given)) : [];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
