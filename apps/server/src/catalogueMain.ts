import { runCatalogueCommand } from './catalogue/catalogue.command';

const { exitCode, text } = await runCatalogueCommand(process.argv[2], process.env);
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
