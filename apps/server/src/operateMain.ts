import { runOperateCommand } from './operate/operate.command';

try {
  process.loadEnvFile();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
const { exitCode, text } = await runOperateCommand(process.argv.slice(2), process.env);
(exitCode === 1 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = exitCode;
