import type {
  CaptionLine,
  MediaCommand,
  MediaConnection,
  MediaFact,
  MediaStatistics,
  MediaStore,
  PlayheadState,
  SeekFrame,
} from '@chalchitra/machines';
import { watchCaptionLines } from './captionLines';
import { tellElementFacts } from './elementFacts';
import { createFullScreen } from './fullScreen';
import { createMediaLoader } from './mediaLoader';
import { movePlayhead, type PlayheadMove } from './moves';
import { watchPlayhead } from './playhead';
import { watchStoryboard } from './storyboard';

/** One media element at work: what it is asked, what it tells, and what is read of it beside the machine. */
export interface ConnectedMedia extends MediaConnection {
  playhead: MediaStore<PlayheadState>;
  captions: MediaStore<readonly CaptionLine[]>;
  /** The same store each time; its code comes with the first one who asks, and after a failure with the next. */
  statistics(): Promise<MediaStore<MediaStatistics>>;
  /** The small picture at a time in seconds, where there is one. */
  frameAt(seconds: number): SeekFrame | null;
}

/** Where a player's media is. */
export interface MediaPlace {
  element: HTMLVideoElement;
  /** What full screen shows: the element with all that lies over it. */
  frame: HTMLElement;
}

/** Connects a machine to one media element: commands go in, and only what the element did comes out (spec §4). */
export function connectMedia(
  page: Window & typeof globalThis,
  { element, frame }: MediaPlace,
  tell: (fact: MediaFact) => void,
): ConnectedMedia {
  const controller = new AbortController();
  const { signal } = controller;
  const noteGrowth = () => {
    facts.tellEdge();
    playhead.renew();
  };
  const loader = createMediaLoader({ page, element, noteGrowth }, tell, signal);
  const fullScreen = createFullScreen(page, frame, element);
  const liveEdge = () => loader.source()?.liveEdge() ?? null;

  const facts = tellElementFacts(
    {
      element,
      tell,
      mediaKey: () => loader.loaded()?.mediaKey ?? '',
      isWanted: loader.isWanted,
      liveEdge,
    },
    signal,
  );
  const playhead = watchPlayhead(element, liveEdge, signal);
  fullScreen.watch((isFullScreen) => tell({ type: 'fullScreen.changed', isFullScreen }), signal);
  page.addEventListener('online', () => tell({ type: 'connection.restored' }), { signal });

  const storyboard = watchStoryboard(page, element, () => loader.loaded()?.url ?? null, signal);

  let statistics: MediaStore<MediaStatistics> | null = null;

  function move(command: PlayheadMove) {
    const framesPerSecond = loader.source()?.measure().framesPerSecond ?? null;
    movePlayhead(element, command, { liveEdge: liveEdge(), framesPerSecond });
  }

  function obey(command: MediaCommand): void {
    switch (command.type) {
      case 'source.load':
        if (!loader.load(command.source)) break;
        facts.tellReady();
        storyboard.bring();
        break;
      case 'source.retry':
        loader.retry();
        break;
      case 'playback.start':
        loader.play();
        facts.tellPlaying();
        break;
      case 'playback.pause':
        loader.pause();
        facts.tellPlaying();
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
      case 'captions.choose':
        loader.source()?.chooseCaptions(command.id);
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
      case 'playhead.moveTo':
        if (!loader.beginAt(command.seconds)) move(command);
        break;
      default:
        move(command);
    }
  }

  return {
    obey,
    playhead: playhead.store,
    captions: watchCaptionLines(element, signal),
    statistics() {
      return import('./statistics').then(({ watchStatistics }) => {
        statistics ??= watchStatistics(page, element, loader.source);
        return statistics;
      });
    },
    frameAt: storyboard.frameAt,
    disconnect: () => controller.abort(),
  };
}
