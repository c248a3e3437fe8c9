import type { MediaFact, WantedRendition, WantedTrack } from '@chalchitra/machines';
import { vi } from 'vitest';
import { openHls } from '../sources/hls/hlsSource';
import { type FakeHls, hls } from './fakeHls';
import { createMarkedPage } from './markedPage';

/** How a playlist is opened, where that isn't as usual. */
export interface Changes {
  wantedAudio?: WantedTrack | null;
  wantedCaptions?: WantedTrack | null;
  wantedRendition?: WantedRendition | null;
  startAt?: number;
  saveData?: boolean;
  isSoundOnly?: boolean;
}

/** Opens a playlist by an hls.js that is fake. */
export function prepareHls({ saveData = false, ...changes }: Changes = {}) {
  const facts: MediaFact[] = [];
  const element = Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 32,
    seeking: false,
    error: null as object | null,
    buffered: { length: 0, end: () => 0 },
    querySelectorAll: () => [],
    removeAttribute: vi.fn(),
    load: vi.fn(),
  });
  const { window, markPage } = createMarkedPage(saveData ? { savesData: '' } : {});
  const host = { continuePlayback: vi.fn(), onLiveUpdate: vi.fn(), freezeFrame: vi.fn() };
  const source = openHls(
    {
      ...host,
      element: element as unknown as HTMLVideoElement,
      window,
      notify: (fact) => facts.push(fact),
    },
    {
      mediaKey: 'film/',
      url: 'https://media.example/old/film/master.m3u8',
      qualities: [],
      captions: [],
      startAt: 0,
      wantedRendition: null,
      wantedAudio: null,
      wantedCaptions: null,
      isSoundOnly: false,
      ...changes,
    },
  );
  const engine = hls.made.at(-1) as FakeHls;
  const parsed = () =>
    engine.happen('MANIFEST_PARSED', {
      audioTracks: engine.audioTracks,
      subtitleTracks: engine.subtitleTracks,
    });
  const fail = (data: object) =>
    engine.happen('ERROR', { fatal: true, type: 'mediaError', details: 'bufferAppendError', ...data });
  const damaged = (level: number, sn = 3) =>
    fail({ frag: { type: 'main', level, sn, start: 8, duration: 4 } });
  const reported = (type: MediaFact['type']) => facts.filter((fact) => fact.type === type);
  return {
    markPage,
    source: source as NonNullable<typeof source>,
    engine,
    element,
    host,
    facts,
    parsed,
    fail,
    damaged,
    reported,
  };
}
