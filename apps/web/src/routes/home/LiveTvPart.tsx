import type { ContentItem } from '@chalchitra/api/types';
import type { LiveChannel } from '@chalchitra/machines';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Cell } from '../../cell';
import { videoQuery } from '../../queries/content.queries';
import { useRuntime } from '../../runtime';
import { useCell } from '../../useCell';
import { useGate } from '../frame/Gate';
import { paths } from '../paths';

const liveTvLayer = lazyPart(async () => (await import('./LiveTvLayer')).LiveTvLayer);

/**
 * Opens the channel that is wanted over the page for subscribers; everybody else goes the way that the gate decides. A
 * part by itself, so that a press on a channel doesn't render the page again.
 */
export function LiveTvPart({ channel }: { channel: Cell<ContentItem | null> }) {
  const gate = useGate();
  const navigate = useNavigate();
  const { clients, queryClient } = useRuntime();
  const wanted = useCell(channel, null);
  const [shown, setShown] = useState<LiveChannel | null>(null);

  /** A server may name the video to subscribers alone, by the channel's detail; null where there is none. */
  const findVideoId = useEffectEvent(async ({ id, youtubeVideoId }: ContentItem) => {
    if (youtubeVideoId !== null) return youtubeVideoId;
    try {
      const { item } = await queryClient.fetchQuery(videoQuery(clients, id, 'youtube-channels'));
      return item.youtubeVideoId;
    } catch {
      return null;
    }
  });

  const show = useEffectEvent(({ id, title, lang }: ContentItem, videoId: string | null) => {
    channel.set(null);
    // Its page says what is wrong, and tries again.
    if (videoId === null) void navigate(paths.video(id));
    else setShown({ id, videoId, title, lang });
  });

  // The click waits until the gate has decided.
  useEffect(() => {
    if (wanted === null) return;
    liveTvLayer.preload();
    let isOver = false;
    const opened = gate.on('gate.opened', async ({ isOverlay }) => {
      if (!isOverlay) return;
      const videoId = await findVideoId(wanted);
      if (!isOver) show(wanted, videoId);
    });
    gate.send({ type: 'gate.request', href: paths.video(wanted.id), isOverlay: true });
    return () => {
      isOver = true;
      opened.unsubscribe();
    };
  }, [wanted, gate]);

  return (
    shown && (
      <LazyPart
        // A channel that is opened while another one leaves starts again.
        key={shown.id}
        part={liveTvLayer}
        props={{ channel: shown, onClosed: () => setShown(null) }}
        // The channel's own page plays it too, or says what is wrong and tries again.
        onFailed={() => void navigate(paths.video(shown.id))}
      />
    )
  );
}
