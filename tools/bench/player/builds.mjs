import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp } from '../../install.mjs';
import { startFront } from '../front.mjs';

const START_SCRIPT = join('tools', 'product', 'fresh.mjs');

/** Reads `name=folder,name=folder`: checkouts of this repository, each with its packages installed. */
export function readBuilds(text) {
  return text
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name, folder = ''] = pair.split('=');
      if (!existsSync(join(folder, START_SCRIPT))) giveUp(`${pair}: there is no checkout in "${folder}".`);
      return { name, folder: resolve(folder) };
    });
}

/** Starts the product of another checkout, built first where it isn't, behind a front of its own. */
export async function startBuild({ name, folder }, rivals) {
  const { startFreshProduct } = await import(pathToFileURL(join(folder, START_SCRIPT)).href);
  const product = await startFreshProduct();
  const front = await startFront({ productPort: product.port, folder: rivals });
  return {
    name,
    url: front.url,
    async stop() {
      front.stop();
      await product.stop();
      product.removeData();
    },
  };
}
