import type { MediaFact } from '@chalchitra/machines';
import { describe, expect, it } from 'vitest';
import { watchElementFacts } from './elementFacts';

function prepare() {
  const element = Object.assign(new EventTarget(), {
    readyState: 4,
    paused: true,
    ended: false,
    seeking: false,
    currentTime: 0,
    duration: 60,
    volume: 1,
    muted: false,
    playbackRate: 1,
    seekable: { length: 1, end: () => 100 },
  });
  const facts: MediaFact[] = [];
  const wanted = { shouldPlay: false, liveEdge: null as number | null };
  const { notifyLiveEdge, notifyPlaying } = watchElementFacts(
    {
      element: element as unknown as HTMLVideoElement,
      notify: (fact) => facts.push(fact),
      mediaKey: () => 'film/',
      shouldPlay: () => wanted.shouldPlay,
      liveEdge: () => wanted.liveEdge,
    },
    new AbortController().signal,
  );
  const happen = (type: string, change: Partial<typeof element> = {}) => {
    Object.assign(element, change);
    element.dispatchEvent(new Event(type));
  };
  return {
    element,
    happen,
    notifyLiveEdge,
    notifyPlaying,
    facts,
    wanted,
    types: () => facts.splice(0).map(({ type }) => type),
  };
}

describe('what an element does is reported once', () => {
  it('playing, pausing, ending, and a seek back from the end', () => {
    const { happen, types } = prepare();
    happen('play', { paused: false });
    happen('playing');
    happen('pause', { paused: true });
    happen('play', { paused: false });
    happen('pause', { paused: true, ended: true });
    happen('ended');
    happen('seeking', { ended: false });
    expect(types()).toEqual([
      'playback.started',
      'playback.paused',
      'playback.started',
      'playback.ended',
      'playback.paused',
    ]);
  });

  it('what it was made to do before its events come, which then say nothing of what is over', () => {
    const { element, happen, notifyPlaying, types } = prepare();
    happen('play', { paused: false });
    element.paused = true;
    notifyPlaying();
    element.paused = false;
    notifyPlaying();
    expect(types()).toEqual(['playback.started', 'playback.paused', 'playback.started']);
    happen('pause');
    happen('play');
    happen('playing');
    expect(types()).toEqual([]);
  });

  it('playing only once there is something to play, and again for another media', () => {
    const { happen, types } = prepare();
    happen('play', { paused: false, readyState: 0 });
    expect(types()).toEqual([]);
    happen('loadedmetadata', { readyState: 1 });
    expect(types()).toEqual(['media.ready', 'playback.started', 'playback.stalled']);
    happen('loadedmetadata');
    expect(types()).toEqual(['media.ready', 'playback.started', 'playback.stalled']);
    happen('canplay', { readyState: 3 });
    expect(types()).toEqual(['playback.resumed']);
  });

  it('holds nobody up with what is there and isn’t meant to play', () => {
    const { happen, types } = prepare();
    happen('loadedmetadata', { readyState: 1 });
    expect(types()).toEqual(['media.ready', 'playback.resumed']);
  });

  it('a change of address pauses only where nothing is wanted', () => {
    const { happen, types, wanted } = prepare();
    happen('play', { paused: false });
    wanted.shouldPlay = true;
    happen('emptied', { paused: true });
    expect(types()).toEqual(['playback.started']);
    wanted.shouldPlay = false;
    happen('emptied');
    expect(types()).toEqual(['playback.paused']);
  });

  it('stalls where there is nothing to show, and not where there is', () => {
    const { happen, types } = prepare();
    happen('waiting');
    happen('seeking');
    expect(types()).toEqual([]);
    happen('waiting', { readyState: 2 });
    happen('seeking');
    happen('timeupdate');
    expect(types()).toEqual(['playback.stalled']);
    happen('canplay', { readyState: 4 });
    happen('playing', { paused: false });
    expect(types()).toEqual(['playback.resumed', 'playback.started']);
  });

  it('length, volume and rate', () => {
    const { happen, facts } = prepare();
    happen('loadedmetadata');
    happen('loadedmetadata', { duration: Number.POSITIVE_INFINITY });
    happen('volumechange', { volume: 0.5, muted: true });
    happen('ratechange', { playbackRate: 2 });
    expect(facts).toEqual([
      { type: 'media.ready', mediaKey: 'film/', durationSeconds: 60 },
      { type: 'playback.resumed' },
      { type: 'media.ready', mediaKey: 'film/', durationSeconds: null },
      { type: 'playback.resumed' },
      { type: 'volume.changed', volume: 0.5, isMuted: true },
      { type: 'rate.changed', rate: 2 },
    ]);
  });

  it('the edge of a live stream', () => {
    const { happen, notifyLiveEdge, facts, wanted } = prepare();
    happen('loadedmetadata', { currentTime: 95 });
    facts.length = 0;
    happen('timeupdate');
    expect(facts).toEqual([]);
    happen('timeupdate', { duration: Number.POSITIVE_INFINITY });
    happen('timeupdate');
    happen('progress', { currentTime: 20 });
    wanted.liveEdge = 25;
    happen('timeupdate');
    wanted.liveEdge = 40;
    notifyLiveEdge();
    expect(facts).toEqual([
      { type: 'liveEdge.changed', isAtEdge: true },
      { type: 'liveEdge.changed', isAtEdge: false },
      { type: 'liveEdge.changed', isAtEdge: true },
      { type: 'liveEdge.changed', isAtEdge: false },
    ]);
  });

  it('that a live stream has ended, also while its source is loaded again', () => {
    const { happen, facts } = prepare();
    const ends = () => facts.splice(0).filter(({ type }) => type === 'live.ended');
    const live = { duration: Number.POSITIVE_INFINITY };
    happen('durationchange', live);
    happen('loadedmetadata');
    expect(ends()).toEqual([]);
    happen('durationchange', { duration: 130 });
    happen('durationchange', { duration: 131 });
    expect(ends()).toEqual([{ type: 'live.ended', durationSeconds: 130 }]);
    happen('durationchange', live);
    happen('durationchange', { duration: Number.NaN });
    happen('durationchange', { duration: 140 });
    expect(ends()).toEqual([{ type: 'live.ended', durationSeconds: 140 }]);
  });

  it('nothing of the edge before it is known where a live stream begins', () => {
    const { happen, notifyLiveEdge, types } = prepare();
    const live = { duration: Number.POSITIVE_INFINITY, currentTime: 0 };
    happen('progress', live);
    notifyLiveEdge();
    expect(types()).toEqual([]);
    happen('loadedmetadata', { currentTime: 95 });
    types();
    happen('timeupdate');
    expect(types()).toEqual(['liveEdge.changed']);
    happen('emptied');
    happen('progress', { currentTime: 0 });
    expect(types()).toEqual([]);
  });
});
