import type { ContentItem } from '@chalchitra/api/types';
import type { LiveChannel } from '@chalchitra/machines';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useRuntime } from '../../runtime';
import { useGate } from '../frame/Gate';
import { navigate } from '../location';
import { paths } from '../paths';

interface Layer {
  Layer: ComponentType<{ channel: LiveChannel; onClosed: () => void }>;
  channel: LiveChannel;
}

/** Opens live channels over the page for subscribers; everybody else goes the way that the gate decides. */
export function useLiveTv(): { layer: ReactNode; open: (item: ContentItem) => void } {
  const gate = useGate().actor;
  const { telemetry } = useRuntime();
  const [shown, setShown] = useState<Layer | null>(null);

  function open({ id, title, lang, youtubeVideoId }: ContentItem) {
    const href = paths.video(id);
    if (gate === null || youtubeVideoId === null) navigate(href);
    else if (!gate.getSnapshot().matches('paid')) gate.send({ type: 'gate.request', href });
    else {
      import('./LiveTvLayer').then(
        ({ LiveTvLayer }) =>
          setShown({ Layer: LiveTvLayer, channel: { id, videoId: youtubeVideoId, title, lang } }),
        (error: unknown) => {
          telemetry.error(error, 'live TV');
          // The channel's own page plays it too, or says what is wrong and tries again.
          navigate(href);
        },
      );
    }
  }

  return {
    open,
    layer: shown && <shown.Layer channel={shown.channel} onClosed={() => setShown(null)} />,
  };
}
