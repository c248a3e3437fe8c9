import { runCatalogueCommand } from './catalogue/catalogue.command';

try {
  process.loadEnvFile();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
const { exitCode, text } = await runCatalogueCommand(process.argv[2], process.env);
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
