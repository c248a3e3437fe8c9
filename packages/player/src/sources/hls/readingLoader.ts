import Hls, { type HlsConfig } from 'hls.js';

type PlaylistLoader = NonNullable<HlsConfig['pLoader']>;

/** A loader of playlists that gives hls.js, in place of the first one's text, what a function makes of it. */
export function readingLoader(read: (playlist: string) => string): PlaylistLoader {
  return class extends (Hls.DefaultConfig.loader as unknown as PlaylistLoader) {
    override load(...[context, config, callbacks]: Parameters<InstanceType<PlaylistLoader>['load']>) {
      super.load(context, config, {
        ...callbacks,
        onSuccess(response, ...rest) {
          const { data } = response;
          const isFirst = context.type === 'manifest' && typeof data === 'string';
          callbacks.onSuccess(isFirst ? { ...response, data: read(data) } : response, ...rest);
        },
      });
    }
  };
}
