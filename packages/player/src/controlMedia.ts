import type {
  CaptionLine,
  MediaCommand,
  MediaFact,
  MediaStatistics,
  MediaStore,
  PlayerServices,
  PlayheadState,
  SeekFrame,
} from '@chalchitra/machines';
import { watchCaptionLines } from './element/captionLines';
import { watchElementFacts } from './element/elementFacts';
import { createFullScreen } from './element/fullScreen';
import { watchPlayhead } from './element/playhead';
import { movePlayhead, type PlayheadMove } from './element/seeking';
import { watchStoryboard } from './element/storyboard';
import { createMediaLoader } from './sources/mediaLoader';
import type { StartedMedia } from './sources/source';

/** What changes many times a second, so that it is read beside the machine. */
export interface MediaStores {
  playhead: MediaStore<PlayheadState>;
  captions: MediaStore<readonly CaptionLine[]>;
  /** The same store each time. Its code is loaded on the first call; after a failure, which rejects, on the next. */
  statistics(): Promise<MediaStore<MediaStatistics>>;
  /** The small picture at a time in seconds; null where there is none. */
  frameAt(seconds: number): SeekFrame | null;
}

/** A media element under the commands of a player's machine. */
export interface ControlledMedia extends MediaStores {
  /** The `media` service of the machine: executes its commands and sends it facts; when it stops, the element is released. */
  connect: PlayerServices['media'];
}

/** The elements that show a media. */
export interface MediaHost {
  element: HTMLVideoElement;
  /** What full screen shows: the element with all that lies over it. */
  frame: HTMLElement;
  /** The media that the element is already loading; null where it is empty. */
  started: StartedMedia | null;
}

/** Takes control of a media element: executes commands, and reports only what the element did (spec §4). */
export function controlMedia(
  window: Window & typeof globalThis,
  { element, frame, started }: MediaHost,
): ControlledMedia {
  // What the element does before the machine is connected is reported again when its media is ready.
  let report: (fact: MediaFact) => void = () => {};
  const notify = (fact: MediaFact) => report(fact);
  const controller = new AbortController();
  const { signal } = controller;
  const onLiveUpdate = () => {
    facts.notifyLiveEdge();
    playhead.renew();
  };
  const loader = createMediaLoader({ window, element, notify, onLiveUpdate, started }, signal);
  const fullScreen = createFullScreen(window, frame, element);
  const liveEdge = () => loader.source()?.liveEdge() ?? null;

  const facts = watchElementFacts(
    {
      element,
      notify,
      mediaKey: () => loader.loaded()?.mediaKey ?? '',
      shouldPlay: loader.shouldPlay,
      liveEdge,
    },
    signal,
  );
  const playhead = watchPlayhead(element, liveEdge, signal);
  fullScreen.watch((isFullScreen) => notify({ type: 'fullScreen.changed', isFullScreen }), signal);
  window.addEventListener('online', () => notify({ type: 'connection.restored' }), { signal });

  const storyboard = watchStoryboard(window, element, () => loader.loaded()?.url ?? null, signal);

  let statistics: MediaStore<MediaStatistics> | null = null;

  function move(command: PlayheadMove) {
    if (!loader.moveStart(command)) {
      // Before its metadata nothing else of a media can be moved.
      if (element.readyState === 0) return;
      const framesPerSecond = loader.source()?.measure().framesPerSecond ?? null;
      movePlayhead(element, command, { liveEdge: liveEdge(), framesPerSecond });
    }
    // Its event comes later, and the page may be left before.
    playhead.renew();
    notify({ type: 'playhead.moved' });
  }

  /** Whatever stores where the media was does so once its element has been emptied. */
  function keepPlayhead() {
    playhead.renew();
    playhead.store.read();
  }

  function execute(command: MediaCommand): void {
    switch (command.type) {
      case 'source.load':
        keepPlayhead();
        if (!loader.load(command.source)) break;
        facts.notifyReady();
        storyboard.load();
        break;
      case 'source.retry':
        loader.retry();
        break;
      case 'playback.start':
        loader.play();
        facts.notifyPlaying();
        break;
      case 'playback.pause':
        loader.pause();
        // Its last event may be some time ago, and the position is stored where it stopped.
        playhead.renew();
        facts.notifyPlaying();
        break;
      case 'volume.set':
        element.volume = Math.min(1, Math.max(0, command.volume));
        break;
      case 'mute.set':
        element.muted = command.isMuted;
        break;
      case 'rate.set':
        // A new address sets the rate back to the default one.
        element.defaultPlaybackRate = command.rate;
        element.playbackRate = command.rate;
        break;
      case 'rendition.choose':
        loader.source()?.chooseRendition(command.id);
        break;
      case 'rendition.leave':
        loader.source()?.leaveRendition();
        break;
      case 'audio.choose':
        loader.source()?.chooseAudio(command.id);
        break;
      case 'soundOnly.set':
        loader.setSoundOnly(command.isOn);
        break;
      case 'captions.choose':
        loader.chooseCaptions(command.id);
        break;
      case 'captions.renew':
        loader.source()?.renewCaptions(command.files);
        break;
      case 'fullScreen.enter':
        fullScreen.enter();
        break;
      case 'fullScreen.leave':
        fullScreen.leave();
        break;
      default:
        move(command);
    }
  }

  /** A command that fails is reported like any other bug: thrown on, it would end the machine, and with it the player. */
  function tryToExecute(command: MediaCommand): void {
    try {
      execute(command);
    } catch (error) {
      window.reportError(error);
    }
  }

  return {
    connect({ receive, sendBack }) {
      report = sendBack;
      receive(tryToExecute);
      return () => {
        keepPlayhead();
        controller.abort();
      };
    },
    playhead: playhead.store,
    captions: watchCaptionLines(element, signal),
    statistics() {
      return import('./element/statistics').then(({ watchStatistics }) => {
        statistics ??= watchStatistics(window, element, loader.source);
        return statistics;
      });
    },
    frameAt: storyboard.frameAt,
  };
}
