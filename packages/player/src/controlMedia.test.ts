import type { MediaCommand, PlayerServices } from '@chalchitra/machines';
import { expect, it, vi } from 'vitest';
import { controlMedia } from './controlMedia';

interface Element extends EventTarget {
  currentTime: number;
  duration: number;
}

/** As browsers do it: at once, while the event comes later. */
const empty = (element: Element) => Object.assign(element, { currentTime: 0, duration: Number.NaN });

vi.mock('./sources/mediaLoader', () => ({
  createMediaLoader({ element }: { element: Element }, signal: AbortSignal) {
    signal.addEventListener('abort', () => empty(element));
    return {
      load() {
        empty(element);
        return false;
      },
      source: () => null,
    };
  },
}));

function prepare() {
  const reportError = vi.fn();
  const window = Object.assign(new EventTarget(), { document: new EventTarget(), screen: {}, reportError });
  const span = { length: 1, start: () => 0, end: () => 1000 };
  const textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values() });
  const element = Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 1000,
    buffered: span,
    seekable: span,
    textTracks,
  });
  const media = controlMedia(window as unknown as Window & typeof globalThis, {
    element: element as unknown as HTMLVideoElement,
    frame: {} as HTMLElement,
    started: null,
  });
  let send: (command: MediaCommand) => void = () => {};
  const end = media.connect({
    receive: (listener: typeof send) => {
      send = listener;
    },
    sendBack: () => {},
  } as Parameters<PlayerServices['media']>[0]) as () => void;
  media.playhead.read();
  element.currentTime = 300;
  return { media, send: (command: object) => send(command as MediaCommand), end, element, reportError };
}

it('knows where a media was until its element is emptied, for what stores its place then (spec §15)', () => {
  const place = { position: 300, duration: 1000 };
  const replaced = prepare();
  replaced.send({ type: 'source.load' });
  expect(replaced.media.playhead.read()).toMatchObject(place);
  const left = prepare();
  left.end();
  expect(left.media.playhead.read()).toMatchObject(place);
});

it('reports a command that the element refuses, and executes the next one', () => {
  const { send, element, reportError } = prepare();
  const error = new DOMException('', 'NotSupportedError');
  Object.defineProperty(element, 'defaultPlaybackRate', {
    set() {
      throw error;
    },
  });
  send({ type: 'rate.set', rate: 4 });
  send({ type: 'mute.set', isMuted: true });
  expect(reportError.mock.calls).toEqual([[error]]);
  expect(element).toMatchObject({ muted: true });
});
