import type { ContentItem } from '@chalchitra/api/types';
import type { LiveChannel } from '@chalchitra/machines';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
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
  const { actor, isOutOfReach, call } = useGate();
  const { telemetry } = useRuntime();
  const [wanted, setWanted] = useState<LiveChannel | null>(null);
  const [shown, setShown] = useState<Layer | null>(null);

  const show = useEffectEvent((channel: LiveChannel) => {
    setWanted(null);
    import('./LiveTvLayer').then(
      ({ LiveTvLayer }) => setShown({ Layer: LiveTvLayer, channel }),
      (error: unknown) => {
        telemetry.error(error, 'live TV');
        // The channel's own page plays it too, or says what is wrong and tries again.
        navigate(paths.video(channel.id));
      },
    );
  });

  // The first thing that somebody does may be this very click: it waits for the gate to come and to decide.
  useEffect(() => {
    if (wanted === null) return;
    const href = paths.video(wanted.id);
    if (isOutOfReach) return navigate(href);
    if (actor === null) return call();
    const opened = actor.on('gate.opened', ({ isOverlay }) => isOverlay && show(wanted));
    actor.send({ type: 'gate.request', href, isOverlay: true });
    return () => opened.unsubscribe();
  }, [wanted, actor, isOutOfReach, call]);

  return {
    open({ id, title, lang, youtubeVideoId }) {
      if (youtubeVideoId === null) navigate(paths.video(id));
      else setWanted({ id, videoId: youtubeVideoId, title, lang });
    },
    layer: shown && <shown.Layer channel={shown.channel} onClosed={() => setShown(null)} />,
  };
}
