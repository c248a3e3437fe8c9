import { startProduct, stopParts } from './product.mjs';

/** Starts the product, prints where it is, and stops every part on Ctrl+C or when one of them fails. */
export async function runUntilStopped(options, companions = []) {
  let isStopping = false;
  let parts = [...companions];
  const stop = async (exitCode) => {
    if (isStopping) return;
    isStopping = true;
    process.stdout.write('Stopping …\n');
    await stopParts(parts);
    process.exit(exitCode);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));

  process.stdout.write('Starting …\n');
  try {
    const product = await startProduct(options);
    parts = [...product.parts, ...companions];
    for (const part of parts) {
      part.ended.then(({ code }) => {
        if (isStopping) return;
        // The server says itself, on standard error, why it can't go on.
        if (part.name !== 'server')
          process.stderr.write(`The ${part.name} ended: see ${product.logFolder}.\n`);
        return stop(code || 1);
      });
    }
    const { url, accounts } = await product.ready;
    for (const { email, password, isPaid } of accounts) {
      process.stdout.write(`Demo account, ${isPaid ? 'paid' : 'not paid'}: ${email}, password ${password}\n`);
    }
    process.stdout.write(`Logs are in ${product.logFolder}\n`);
    process.stdout.write(`Chalchitra is ready at ${url}\n`);
  } catch {
    // The part that ended has said why and its handler above, or this one, ends the command.
    await stop(1);
  }
}
