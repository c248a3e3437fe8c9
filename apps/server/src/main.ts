import { createLog } from './log';
import { runServer } from './run';
import { SettingsError } from './settings/settings.variables';
import { StartError } from './startError';

try {
  await runServer(process.env);
} catch (error) {
  const isForeseen = error instanceof SettingsError || error instanceof StartError;
  if (!isForeseen) createLog('error').error('The server can’t start', { error });
  process.stderr.write(`${isForeseen ? error.message : 'The server can’t start; its log says why.'}\n`);
  process.exit(1);
}
