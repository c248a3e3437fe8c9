import { runServer } from './run';
import { SettingsError } from './settings';
import { StartError } from './startError';

try {
  await runServer(process.env);
} catch (error) {
  const isForeseen = error instanceof SettingsError || error instanceof StartError;
  process.stderr.write(
    `${isForeseen ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
