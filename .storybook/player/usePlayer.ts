import {
  createPlayerActor,
  isWorthResuming,
  type PlayableMedia,
  type PlayerActor,
} from '@chalchitra/machines';
import { createPlayerEngine, type OpenedMedia } from '@chalchitra/player';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * One engine for all players of the page; nothing is stored, as every story starts alike: muted, or a browser wouldn't play
 * it without a press.
 */
const engine = createPlayerEngine({
  window,
  storage: { getItem: () => JSON.stringify({ isMuted: true }), setItem: () => {}, removeItem: () => {} },
  account: () => null,
  isWorthResuming,
});

/** A player at work. */
export interface RunningPlayer {
  actor: PlayerActor;
  media: OpenedMedia;
}

/** Starts a player of one media in `slot`; null until the page is there. Another key is another media. */
export function usePlayer(
  slot: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  title: string,
  played: PlayableMedia,
): RunningPlayer | null {
  const [player, setPlayer] = useState<RunningPlayer | null>(null);
  const latest = useRef({ title, played });
  useEffect(() => {
    latest.current = { title, played };
  });
  const { mediaKey } = played;

  useEffect(() => {
    if (slot.current === null || frame.current === null) return;
    const media = engine.openMedia({
      mediaKey,
      frame: frame.current,
      renew: async () => latest.current.played,
      describe: () => ({ title: latest.current.title, subtitle: '', artwork: null }),
    });
    const actor = createPlayerActor(media.services, { playlist: [latest.current.played], mediaKey });
    slot.current.append(media.element);
    actor.start();
    setPlayer({ actor, media });
    return () => {
      setPlayer(null);
      actor.stop();
      media.element.remove();
    };
  }, [slot, frame, mediaKey]);

  return player;
}
