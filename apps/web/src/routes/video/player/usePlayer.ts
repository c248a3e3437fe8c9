import {
  createPlayerActor,
  type PlayableMedia,
  type PlayerActor,
  type Rendition,
} from '@chalchitra/machines';
import type { OpenedMedia, PositionReport } from '@chalchitra/player';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SiteEngine } from '../../../platform/player/siteEngine';
import { useRuntime } from '../../../runtime';
import { visitOf } from '../../historyEntry';
import { createPlaybackReports } from './playbackReports';
import type { PlayerContent } from './playerContent';

/** What is played, and what the page does with what happens. */
export interface PlayerOptions {
  content: PlayerContent;
  /** What is to be played; another one is chosen as an episode is. */
  mediaKey: string;
  onStarted: (isLive: boolean) => void;
  onEpisodeChosen: (mediaKey: string) => void;
  /** Called each time a position is stored. */
  onPosition: (report: PositionReport) => void;
  /** The server says that the subscription has ended. */
  onSubscriptionEnded: () => void;
  /** Fetches a media again, with addresses that are valid; undefined where it is gone. */
  onRenew: (mediaKey: string) => Promise<PlayableMedia | undefined>;
}

/** A player at work: its machine, and the media that changes beside it. */
export interface RunningPlayer {
  actor: PlayerActor;
  media: OpenedMedia;
  mobileCeiling: SiteEngine['mobileCeiling'];
}

/** Loads the player's engine and starts a player on a media element within `slot`; null until then. */
export function usePlayer(
  slot: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  options: PlayerOptions,
): { player: RunningPlayer | null; hasFailed: boolean; tryAgain: () => void } {
  const runtime = useRuntime();
  const { loadPlayer } = runtime;
  const { content, mediaKey } = options;
  const [engine, setEngine] = useState<SiteEngine | 'failed' | null>(null);
  const [player, setPlayer] = useState<RunningPlayer | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (engine !== null) return;
    let isOver = false;
    loadPlayer().then(
      (loaded) => !isOver && setEngine(loaded),
      () => !isOver && setEngine('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [engine, loadPlayer]);

  useEffect(() => {
    if (slot.current === null || frame.current === null || engine === null || engine === 'failed') return;
    const { content, mediaKey } = latest.current;
    const reports = createPlaybackReports(runtime, engine);
    const media = engine.openMedia({ mediaKey, frame: frame.current, reports, ...siteOf(latest) });
    const actor = createPlayerActor(media.services, { playlist: content.entries, mediaKey });
    slot.current.append(media.element);
    actor.on('media.started', ({ isLive }) => latest.current.onStarted(isLive));
    actor.on('episode.chosen', ({ mediaKey }) => latest.current.onEpisodeChosen(mediaKey));
    actor.on('subscription.ended', () => latest.current.onSubscriptionEnded());
    keepRenditions(actor, engine);
    actor.start();
    setPlayer({ actor, media, mobileCeiling: engine.mobileCeiling });
    return () => {
      setPlayer(null);
      actor.stop();
      media.element.remove();
    };
  }, [slot, frame, engine, runtime]);

  useEffect(() => {
    player?.actor.send({ type: 'playlist.changed', playlist: content.entries });
  }, [player, content]);

  // A link to the episode that is playing chooses it again; going back to it doesn't, and a film goes on.
  const visit = visitOf(useLocation());
  const isReturn = useNavigationType() === 'POP';
  const shownVisit = useRef(visit);
  const isEpisode = content.entries.some((entry) => entry.mediaKey === mediaKey && entry.episodeId !== null);
  useEffect(() => {
    const isChosenAgain = isEpisode && visit !== shownVisit.current && !isReturn;
    shownVisit.current = visit;
    if (player === null) return;
    const isOther = player.actor.getSnapshot().context.mediaKey !== mediaKey;
    if (isOther || isChosenAgain) player.actor.send({ type: 'episode.choose', mediaKey });
  }, [player, mediaKey, visit, isReturn, isEpisode]);

  return { player, hasFailed: engine === 'failed', tryAgain: () => setEngine(null) };
}

/** Keeps what a playlist's renditions use, for where no film is open. */
function keepRenditions(actor: PlayerActor, { lastRenditions }: SiteEngine): void {
  let kept: readonly Rendition[] = [];
  actor.subscribe(({ context: { renditions, canAdapt } }) => {
    if (!canAdapt || renditions === kept) return;
    kept = renditions;
    lastRenditions.store(renditions);
  });
}

/** What the engine needs from the page, by the latest options. */
function siteOf(latest: RefObject<PlayerOptions>) {
  return {
    renew: (mediaKey: string) => latest.current.onRenew(mediaKey),
    onPosition: (report: PositionReport) => latest.current.onPosition(report),
    describe(mediaKey: string) {
      const { title, entries } = latest.current.content;
      const entry = entries.find((other) => other.mediaKey === mediaKey);
      const episode = entry?.episodeId == null ? '' : entry.name;
      return {
        title: episode || title,
        subtitle: episode && title,
        artwork: entry?.artwork.wide?.src ?? null,
      };
    },
  };
}
