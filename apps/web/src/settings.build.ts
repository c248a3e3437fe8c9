/** Stops a build whose `VITE_*` variables the page would refuse: each visitor would get an empty one. */
import { runtimeSettingsSchema } from '@chalchitra/api/contract';
import { getDotPath, safeParse } from 'valibot';
import { buildSettings } from './settings.variables';

/** The names of the variables, where their values are in the settings. */
const names = buildSettings(new Proxy({}, { get: (_, name) => name }));

const nameAt = (path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], names);

const { issues = [] } = safeParse(runtimeSettingsSchema, buildSettings(process.env));
for (const issue of issues)
  process.stderr.write(`${nameAt(getDotPath(issue) ?? '')}=${issue.input}: ${issue.message}.\n`);
process.exitCode = issues.length > 0 ? 1 : 0;
