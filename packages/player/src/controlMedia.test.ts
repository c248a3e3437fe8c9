import type { MediaCommand, PlayerServices } from '@chalchitra/machines';
import { expect, it, vi } from 'vitest';
import { controlMedia } from './controlMedia';

const moveStart = vi.hoisted(() => vi.fn(() => false));

interface Element extends EventTarget {
  currentTime: number;
  duration: number;
  readyState: number;
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
      moveStart,
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
    readyState: 4,
    buffered: span,
    seekable: span,
    textTracks,
  });
  const media = controlMedia(window as unknown as Window & typeof globalThis, {
    element: element as unknown as HTMLVideoElement,
    frame: {} as HTMLElement,
    started: null,
  });
  const sendBack = vi.fn();
  let send: (command: MediaCommand) => void = () => {};
  const end = media.connect({
    receive: (listener: typeof send) => {
      send = listener;
    },
    sendBack,
  } as Parameters<PlayerServices['media']>[0]) as () => void;
  media.playhead.read();
  element.currentTime = 300;
  return {
    media,
    send: (command: object) => send(command as MediaCommand),
    end,
    element,
    reportError,
    sendBack,
  };
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

it('reports that the playhead has moved only where it has, or where the media begins elsewhere', () => {
  const { send, element, sendBack } = prepare();
  const moved = [{ type: 'playhead.moved' }];
  element.readyState = 0;
  send({ type: 'playhead.moveToShare', share: 0.5 });
  expect(sendBack).not.toHaveBeenCalled();
  moveStart.mockReturnValueOnce(true);
  send({ type: 'playhead.moveToShare', share: 0 });
  expect([sendBack.mock.calls, element.currentTime]).toEqual([[moved], 300]);
  element.readyState = 1;
  send({ type: 'playhead.moveToShare', share: 0.5 });
  expect([sendBack.mock.calls, element.currentTime]).toEqual([[moved, moved], 500]);
});
