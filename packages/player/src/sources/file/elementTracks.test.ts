import type { MediaFact } from '@chalchitra/machines';
import { describe, expect, it } from 'vitest';
import { watchElementTracks } from './elementTracks';

const list = <Track extends object>(...tracks: Track[]) =>
  Object.assign(new EventTarget(), { length: tracks.length }, tracks);

const text = (language: string, kind = 'subtitles') => ({ kind, label: '', language, mode: 'disabled' });
const audio = (language: string, enabled = false) => ({ label: language, language, enabled });

function prepare(captionsLang?: string, audioLang?: string) {
  const inLanguage = (lang?: string) => (lang === undefined ? null : { label: '', lang });
  const textTracks = list(text('en'), text('', 'metadata'), text('hi-IN'));
  const audioTracks = list(audio('te', true), audio('en'));
  const element = Object.assign(new EventTarget(), { textTracks, audioTracks });
  const facts: MediaFact[] = [];
  const controller = new AbortController();
  const tracks = watchElementTracks(
    { element: element as unknown as HTMLVideoElement, notify: (fact) => facts.push(fact) },
    { wantedAudio: inLanguage(audioLang), wantedCaptions: inLanguage(captionsLang) },
    controller.signal,
  );
  const load = () => element.dispatchEvent(new Event('loadedmetadata'));
  const last = (type: MediaFact['type']) => facts.findLast((fact) => fact.type === type);
  return { element, tracks, load, last, textTracks, audioTracks };
}

describe('tracks that a browser finds by itself', () => {
  it('captions are named by their language and stay off where none are wanted', () => {
    const { load, last } = prepare();
    load();
    expect(last('captionTracks.found')).toMatchObject({
      tracks: [
        { id: '0', label: 'en', lang: 'en' },
        { id: '1', label: 'hi-IN', lang: 'hi-IN' },
      ],
    });
    expect(last('captions.changed')).toMatchObject({ id: null });
    expect(last('audio.changed')).toMatchObject({ id: '0' });
  });

  it('come in the wanted languages', () => {
    const { load, last, textTracks, audioTracks } = prepare('hi', 'en');
    load();
    expect([last('captions.changed'), last('audio.changed')]).toMatchObject([{ id: '1' }, { id: '1' }]);
    expect(Array.from(textTracks, ({ mode }) => mode)).toEqual(['disabled', 'disabled', 'hidden']);
    expect(Array.from(audioTracks, ({ enabled }) => enabled)).toEqual([false, true]);
  });

  it('what was chosen stays when the film gets another address', () => {
    const { tracks, load, last } = prepare('en', 'te');
    load();
    tracks.chooseCaptions('1');
    tracks.chooseAudio('1');
    load();
    expect([last('captions.changed'), last('audio.changed')]).toMatchObject([{ id: '1' }, { id: '1' }]);
    tracks.chooseCaptions(null);
    load();
    expect(last('captions.changed')).toMatchObject({ id: null });
  });

  it('captions that were chosen in the full screen of an iPhone stay too', () => {
    const { element, load, last, textTracks } = prepare('en');
    const leave = () => element.dispatchEvent(new Event('webkitendfullscreen'));
    load();
    Object.assign(textTracks[0] as object, { mode: 'disabled' });
    Object.assign(textTracks[2] as object, { mode: 'showing' });
    leave();
    expect(last('captions.changed')).toMatchObject({ id: '1' });
    load();
    expect(last('captions.changed')).toMatchObject({ id: '1' });
    Object.assign(textTracks[2] as object, { mode: 'disabled' });
    leave();
    load();
    expect(last('captions.changed')).toMatchObject({ id: null });
  });

  it('captions that were chosen among several in one language, or in none, stay too', () => {
    const { tracks, load, last, textTracks } = prepare();
    for (const language of ['en', '']) {
      for (const track of Array.from(textTracks)) track.language = language;
      tracks.chooseCaptions('1');
      load();
      expect(last('captions.changed')).toMatchObject({ id: '1' });
    }
  });
});
