import type { ContentItem } from '@chalchitra/api/types';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Cell } from '../../cell';
import { useCell } from '../../useCell';
import { useGate } from '../frame/Gate';
import { paths } from '../paths';
import type { LiveChannel } from './LiveTvLayer';

const liveTvLayer = lazyPart(async () => (await import('./LiveTvLayer')).LiveTvLayer);

/**
 * Opens the channel that is wanted over the page for subscribers; everybody else goes the way that the gate decides. A
 * part by itself, so that a press on a channel doesn't render the page again.
 */
export function LiveTvPart({ channel }: { channel: Cell<ContentItem | null> }) {
  const gate = useGate();
  const navigate = useNavigate();
  const wanted = useCell(channel, null);
  const [shown, setShown] = useState<LiveChannel | null>(null);

  // The click waits until the gate has decided.
  useEffect(() => {
    if (wanted === null) return;
    liveTvLayer.preload();
    const { id, title, lang, youtubeVideoId } = wanted;
    const opened = gate.on('gate.opened', ({ isOverlay }) => {
      if (!isOverlay) return;
      channel.set(null);
      setShown({ id, videoId: youtubeVideoId, title, lang });
    });
    gate.send({ type: 'gate.request', href: paths.video(id), isOverlay: true });
    return () => opened.unsubscribe();
  }, [channel, wanted, gate]);

  if (shown === null) return null;
  // The channel's own page plays it too, or says what is wrong and tries again.
  const page = paths.video(shown.id);
  return (
    <LazyPart
      // A channel that is opened while another one leaves starts again.
      key={shown.id}
      part={liveTvLayer}
      props={{ channel: shown, onClosed: () => setShown(null), onMissing: () => void navigate(page) }}
      failure={() => <Navigate to={page} />}
    />
  );
}
