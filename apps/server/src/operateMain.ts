import { runOperateCommand } from './operate/operate.command';

const { exitCode, text } = await runOperateCommand(process.argv.slice(2), process.env);
(exitCode === 1 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = exitCode;
