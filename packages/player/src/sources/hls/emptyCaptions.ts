import type { HlsConfig } from 'hls.js';

type FragmentLoader = NonNullable<HlsConfig['fLoader']>;

/** A file of captions without any. */
const noCaptions = () => new TextEncoder().encode('WEBVTT\n\n').buffer;

/** A loader that gives hls.js a file without captions for an empty one: hls.js takes that for damage, and loads no more. */
export function readingEmptyCaptions(loader: FragmentLoader): FragmentLoader {
  return class extends loader {
    override load(...[context, config, callbacks]: Parameters<InstanceType<FragmentLoader>['load']>) {
      super.load(context, config, {
        ...callbacks,
        onSuccess(response, ...rest) {
          const { data } = response;
          const isEmpty = data instanceof ArrayBuffer && data.byteLength === 0;
          const isOfCaptions = context.frag.type === 'subtitle';
          callbacks.onSuccess(
            isEmpty && isOfCaptions ? { ...response, data: noCaptions() } : response,
            ...rest,
          );
        },
      });
    }
  };
}
