import type { ContentItem } from '@chalchitra/api/types';
import type { LiveChannel } from '@chalchitra/machines';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGate } from '../frame/Gate';
import { paths } from '../paths';

const liveTvLayer = lazyPart(async () => (await import('./LiveTvLayer')).LiveTvLayer);

/** Opens live channels over the page for subscribers; everybody else goes the way that the gate decides. */
export function useLiveTv(): { layer: ReactNode; open: (item: ContentItem) => void } {
  const gate = useGate();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<LiveChannel | null>(null);
  const [shown, setShown] = useState<LiveChannel | null>(null);

  const show = useEffectEvent((channel: LiveChannel) => {
    setWanted(null);
    setShown(channel);
  });

  // The click waits until the gate has decided.
  useEffect(() => {
    if (wanted === null) return;
    const href = paths.video(wanted.id);
    const opened = gate.on('gate.opened', ({ isOverlay }) => isOverlay && show(wanted));
    gate.send({ type: 'gate.request', href, isOverlay: true });
    return () => opened.unsubscribe();
  }, [wanted, gate]);

  return {
    open({ id, title, lang, youtubeVideoId }) {
      if (youtubeVideoId === null) void navigate(paths.video(id));
      else setWanted({ id, videoId: youtubeVideoId, title, lang });
    },
    layer: shown && (
      <LazyPart
        // Another channel opened while one leaves begins anew.
        key={shown.id}
        part={liveTvLayer}
        props={{ channel: shown, onClosed: () => setShown(null) }}
        // The channel's own page plays it too, or says what is wrong and tries again.
        onFailed={() => void navigate(paths.video(shown.id))}
      />
    ),
  };
}
