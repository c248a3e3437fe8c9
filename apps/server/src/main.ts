import { runServer } from './run';
import { SettingsError } from './settings';
import { StartError } from './startError';

try {
  await runServer(process.env);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
