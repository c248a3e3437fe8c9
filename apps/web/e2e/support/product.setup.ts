import { startFreshProduct } from '../../../../tools/product/fresh.mjs';

/**
 * Starts one product for the whole run, unless one is given; the tests find its address and its data folder in the
 * environment.
 */
export default async function startForTheRun() {
  if (process.env.CHALCHITRA_URL && process.env.CHALCHITRA_DATA) return;
  const product = await startFreshProduct();
  process.env.CHALCHITRA_URL = product.url;
  process.env.CHALCHITRA_DATA = product.dataFolder;
  return async () => {
    await product.stop();
    product.removeData();
  };
}
