import { describe, expect, it, vi } from 'vitest';
import { watchCaptionLines } from './captionLines';

class Cue {
  constructor(
    readonly text: string,
    readonly words = text,
  ) {}
  getCueAsHTML() {
    return { textContent: this.words };
  }
}
vi.stubGlobal('VTTCue', Cue);

class Track extends EventTarget {
  mode: TextTrackMode = 'disabled';
  activeCues: Cue[] | null = [];
  constructor(readonly kind = 'subtitles') {
    super();
  }
  say(...cues: Cue[]) {
    this.activeCues = cues;
    this.dispatchEvent(new Event('cuechange'));
  }
}

function prepare(...tracks: Track[]) {
  const textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => tracks.values() });
  const element = Object.assign(new EventTarget(), { textTracks });
  const controller = new AbortController();
  const store = watchCaptionLines(element as unknown as HTMLVideoElement, controller.signal);
  const heard = vi.fn();
  store.subscribe(heard);
  const switchOn = (chosen: Track | null, mode: TextTrackMode = 'hidden') => {
    for (const track of tracks) track.mode = track === chosen ? mode : 'disabled';
    textTracks.dispatchEvent(new Event('change'));
  };
  const said = () => store.read().map(({ text }) => text);
  return { element, store, heard, switchOn, said, end: () => controller.abort() };
}

describe('what is said', () => {
  it('is that of the track that is switched on, without markup and empty lines', () => {
    const [english, hindi] = [new Track(), new Track('captions')];
    const { switchOn, said, heard } = prepare(english, hindi);
    english.say(new Cue('not yet'));
    expect(said()).toEqual([]);
    switchOn(hindi);
    hindi.say(new Cue('<i>नमस्ते</i>', 'नमस्ते '), new Cue('<b></b>', ' '));
    expect(said()).toEqual(['नमस्ते']);
    english.say(new Cue('unheard'));
    expect(said()).toEqual(['नमस्ते']);
    switchOn(english);
    expect(said()).toEqual(['unheard']);
    switchOn(hindi);
    expect(heard).toHaveBeenCalledTimes(3);
    english.say(new Cue('no longer'));
    expect(heard).toHaveBeenCalledTimes(3);
    switchOn(null);
    expect(said()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('is never drawn by the browser itself, and never read from other kinds of tracks', () => {
    const [chapters, english] = [new Track('chapters'), new Track()];
    const { switchOn, said } = prepare(chapters, english);
    switchOn(english, 'showing');
    expect(english.mode).toBe('hidden');
    switchOn(chapters, 'showing');
    chapters.say(new Cue('Chapter one'));
    expect([chapters.mode, said()]).toEqual(['showing', []]);
  });

  it('is drawn by the browser in full screen of the film alone, where it can be turned on too', () => {
    const [english, hindi] = [new Track(), new Track()];
    const { element, switchOn, said } = prepare(english, hindi);
    switchOn(english);
    element.dispatchEvent(new Event('webkitbeginfullscreen'));
    expect(english.mode).toBe('showing');
    switchOn(hindi, 'showing');
    expect(hindi.mode).toBe('showing');
    hindi.say(new Cue('नमस्ते'));
    element.dispatchEvent(new Event('webkitendfullscreen'));
    expect([english.mode, hindi.mode, said()]).toEqual(['disabled', 'hidden', ['नमस्ते']]);
  });

  it('keeps a cue’s id while it is said, and gives another to the next', () => {
    const track = new Track();
    const { switchOn, store } = prepare(track);
    switchOn(track);
    const [first, second] = [new Cue('One'), new Cue('Two')];
    track.say(first);
    const id = store.read()[0]?.id;
    track.say(first, second);
    expect(store.read().map((line) => line.id === id)).toEqual([true, false]);
  });

  it('follows its media, reports no silence, and ends', () => {
    const track = new Track();
    const { switchOn, element, said, heard, end } = prepare(track);
    switchOn(track);
    track.say();
    expect(heard).not.toHaveBeenCalled();
    track.say(new Cue('Words'));
    track.activeCues = null;
    element.dispatchEvent(new Event('emptied'));
    expect(said()).toEqual([]);
    end();
    track.say(new Cue('Too late'));
    expect(said()).toEqual([]);
  });
});
