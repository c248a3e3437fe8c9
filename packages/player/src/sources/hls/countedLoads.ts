import Hls, { type HlsConfig, type LoaderStats } from 'hls.js';

type FragmentLoader = NonNullable<HlsConfig['fLoader']>;

/** Counts the bytes that fragments fetch. Those of an aborted one count as well: a seek throws away what was on its way. */
export function countLoads() {
  const loads: LoaderStats[] = [];
  class CountedLoader extends (Hls.DefaultConfig.loader as unknown as FragmentLoader) {
    constructor(config: HlsConfig) {
      super(config);
      loads.push(this.stats);
    }
  }
  return {
    /** For hls.js, as the loader of its fragments. */
    loader: CountedLoader,
    /** Bytes until now. */
    fetchedBytes: () => loads.reduce((sum, { loaded }) => sum + loaded, 0),
  };
}
