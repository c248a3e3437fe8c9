import { join } from 'node:path';
import { startProduct } from './product.mjs';

/** Stops the server first, so that nothing calls a part that is gone. */
async function stopParts(parts) {
  const [servers, others] = [parts.filter(isServer), parts.filter((part) => !isServer(part))];
  await Promise.all(servers.map((part) => part.stop()));
  await Promise.all(others.map((part) => part.stop()));
}

function isServer(part) {
  return part.name === 'server';
}

/**
 * Starts the product, prints where it is, and stops every part on Ctrl+C or when one of them fails.
 * Returns how to restart the server, for development.
 */
export async function runUntilStopped(options, companions = []) {
  const logFolder = join(options.dataFolder, 'logs');
  const parts = [];
  let isStopping = false;
  let isRestarting = false;
  let hasRestarted = false;

  const stop = async (exitCode) => {
    if (isStopping) return;
    isStopping = true;
    process.stdout.write('Stopping …\n');
    await stopParts(parts);
    process.exit(exitCode);
  };

  const follow = (part) => {
    parts.push(part);
    part.ended.then(({ code }) => {
      parts.splice(parts.indexOf(part), 1);
      if (isServer(part) && isRestarting) return;
      // What keeps a changed server from starting is mended by the next change.
      if (isServer(part) && hasRestarted && !isStopping)
        return process.stdout.write('The server ended; save a file to start it again.\n');
      // The server says itself, on standard error, why it can't go on.
      if (!isStopping && !isServer(part)) process.stderr.write(`The ${part.name} ended: see ${logFolder}.\n`);
      return stop(code || 1);
    });
  };

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  for (const part of companions) follow(part);

  process.stdout.write('Starting …\n');
  try {
    const { message, startServer } = await startProduct({ ...options, onPart: follow });
    for (const { email, password, isPaid } of message.accounts) {
      process.stdout.write(`Demo account, ${isPaid ? 'paid' : 'not paid'}: ${email}, password ${password}\n`);
    }
    process.stdout.write(`Logs are in ${logFolder}\nChalchitra is ready at ${message.url}\n`);
    return {
      async restartServer() {
        if (isStopping || isRestarting) return;
        isRestarting = true;
        hasRestarted = true;
        await parts.find(isServer)?.stop();
        isRestarting = false;
        if (isStopping) return;
        process.stdout.write('Restarting the server …\n');
        startServer();
      },
    };
  } catch (error) {
    // A part that ended has said why, and its end stops the rest.
    if (!isStopping) process.stderr.write(`${error.message}\n`);
    await stop(1);
  }
}
