import type { MediaFailureCode } from '@chalchitra/machines';
import Hls, { type ErrorData } from 'hls.js';
import { maxAutoHeight, onSavingChange, savesData } from '../../system/savesData';
import { failureOfStatus } from '../failures';
import type { Source, SourceHost, SourceOptions } from '../source';
import { watchHlsEnd } from './hlsEnd';
import { watchHlsLevels } from './hlsLevels';
import { type ConnectionFacts, hlsSettings } from './hlsSettings';
import { createHlsSound } from './hlsSound';
import { watchHlsTracks } from './hlsTracks';
import { failureOfPlaylist } from './playlistFailures';
import { createRenewedAddress } from './renewedAddress';

/** Bits per second that were measured with the last playlist; the next one begins with them. */
let measured: number | null = null;

/** A failure, and the time at which playback has passed it. */
interface Failure {
  code: MediaFailureCode;
  /** The fragment that can't be decoded; null where it isn't known. */
  damaged: number | string | null;
  /** The level that is probably damaged. */
  level: number;
  /** Seconds. */
  until: number;
}

/** Whether something that failed was a playlist or a part of captions. */
const isOfCaptions = ({ context, frag }: ErrorData): boolean =>
  (context !== undefined && 'type' in context && context.type === 'subtitleTrack') ||
  frag?.type === 'subtitle';

/** Plays a playlist through hls.js; null where the browser lacks Media Source Extensions. */
export function openHls(host: SourceHost, start: SourceOptions): Source | null {
  if (!Hls.isSupported()) return null;
  const { element, page, notify } = host;
  const { connection = {} } = page.navigator as Navigator & { connection?: ConnectionFacts };
  const address = createRenewedAddress(start.url);
  const controller = new AbortController();
  const sound = createHlsSound(start);
  const hls = new Hls({
    ...hlsSettings(connection, measured, start.audioLang, savesData(page.document)),
    pLoader: sound.loader,
    xhrSetup: (xhr, url) => xhr.open('GET', address.of(url), true),
  });
  hls.subtitleDisplay = false;
  let { startAt } = start;
  let isParsed = false;
  let failure: Failure | null = null;
  let isRetrying = false;

  const levels = watchHlsLevels(hls, host, {
    height: start.height,
    maxAutoHeight: () => maxAutoHeight(page.document),
    isSoundOnly: sound.isAlone,
  });
  let fetchedBytes = 0;
  hls.on(Hls.Events.FRAG_LOADED, (_event, { frag }) => {
    fetchedBytes += frag.stats.loaded;
  });
  sound.watch(hls, host);
  const stopWatching = onSavingChange(page, levels.changeSaving);
  const tracks = watchHlsTracks(hls, host, start);

  function fail(code: MediaFailureCode, { frag }: Pick<ErrorData, 'frag'>) {
    // Several fragments fail at once; one report is enough until the next retry.
    if (failure !== null && !isRetrying) return;
    failure = {
      code,
      damaged: code === 'decode' && frag ? frag.sn : null,
      // After a picture that breaks the decoder the next fragment is refused, often one of the sound.
      level: frag?.type === 'main' ? frag.level : hls.loadLevel,
      until: frag ? frag.start + frag.duration : element.currentTime + 1,
    };
    isRetrying = false;
    // What is buffered plays on. hls.js is still busy with its own event now.
    queueMicrotask(() => failure !== null && !isRetrying && hls.stopLoad());
    notify({ type: 'media.failed', code });
  }

  function recover() {
    if (failure === null || !isRetrying) return;
    failure = null;
    isRetrying = false;
    notify({ type: 'media.recovered' });
    tracks.showAgain();
  }

  const loadFromStart = () => hls.startLoad(startAt > 0 ? startAt : -1);

  function resume() {
    isRetrying = true;
    if (!isParsed) {
      hls.loadSource(address.of(start.url));
      host.continuePlayback();
    } else if (failure?.code !== 'decode' && element.error === null) hls.startLoad();
    else if (levels.restoreAll()) restart();
    else {
      host.freezeFrame();
      const hasStarted = element.currentTime > 0;
      hls.recoverMediaError();
      // At the beginning hls.js doesn't continue by itself where it was stopped before the first fragment.
      if (!hasStarted) loadFromStart();
      host.continuePlayback();
      // The damage may be in one rendition only.
      if (hls.autoLevelEnabled) hls.nextAutoLevel = Math.max(hls.minAutoLevel, hls.loadLevel - 1);
    }
  }

  /** Loads the playlist again and continues at the same position. */
  function restart() {
    // Where nothing has been played yet it still begins where it was to.
    if (element.currentTime > 0) startAt = element.currentTime;
    isParsed = false;
    host.freezeFrame();
    hls.detachMedia();
    hls.loadSource(address.of(start.url));
    hls.attachMedia(element);
    host.continuePlayback();
  }

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    isParsed = true;
    loadFromStart();
  });
  hls.on(Hls.Events.FRAG_BUFFERED, (_event, { frag }) => {
    // A sound fragment of the same number says nothing about the picture.
    if (failure?.code !== 'decode' || (frag.type === 'main' && frag.sn === failure.damaged)) recover();
  });
  watchHlsEnd(hls, element, controller.signal);
  hls.on(Hls.Events.LEVEL_UPDATED, (_event, { details }) => {
    if (details.live) host.onLiveUpdate();
  });
  element.addEventListener(
    'timeupdate',
    () => {
      if (failure?.code === 'decode' && !element.seeking && element.currentTime > failure.until) recover();
    },
    { signal: controller.signal },
  );
  hls.on(Hls.Events.ERROR, (_event, data) => {
    const refusal =
      failureOfStatus(data.response?.code ?? 0) ??
      (data.fatal ? failureOfPlaylist(data, page.navigator) : null);
    const isOfMedia =
      !isOfCaptions(data) || refusal === 'offline' || (refusal === 'expired' && !tracks.areRefusedAgain());
    if (refusal !== null && !isOfMedia) {
      if (refusal === 'expired') recover();
      tracks.failCaptions(refusal);
      // hls.js stops the whole media where there are no other captions.
      if (data.fatal) queueMicrotask(() => !controller.signal.aborted && failure === null && hls.startLoad());
    } else if (refusal === 'expired') {
      // All renditions have the same signature, so there is no use in trying the others.
      fail(refusal, data);
    } else if (data.details === Hls.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) {
      // hls.js would reset again and again while the damage is still ahead: the machine decides how often.
      delete data.errorAction;
      fail('decode', data);
    } else if (refusal !== null && data.fatal) fail(refusal, data);
  });
  hls.loadSource(start.url);
  hls.attachMedia(element);
  host.continuePlayback();

  return {
    retry: resume,
    renew(url) {
      const isGoingOn = isParsed && failure?.code !== 'decode' && element.error === null;
      address.renew(url);
      resume();
      return isGoingOn;
    },
    startAt(seconds) {
      startAt = seconds;
      // hls.js may have moved the playhead already, to the start of an element without metadata.
      element.currentTime = seconds;
      if (isParsed) hls.startLoad(seconds);
    },
    chooseRendition: levels.choose,
    leaveRendition() {
      isRetrying = true;
      if (failure !== null) levels.exclude(failure.level);
      // hls.js is still busy with its own event, and would load a fragment of a level that is gone.
      queueMicrotask(() => !controller.signal.aborted && restart());
    },
    chooseAudio(id) {
      const lang = hls.audioTracks[Number(id)]?.lang ?? null;
      sound.choose(lang);
      if (!sound.isAlone()) {
        tracks.chooseAudio(id);
        return;
      }
      // The sound is the level itself, so that another one is another playlist.
      hls.config.audioPreference = { lang: lang ?? '' };
      restart();
    },
    setSoundOnly(isOn) {
      if (sound.want(isOn)) restart();
    },
    chooseCaptions: tracks.chooseCaptions,
    // A playlist names its captions itself.
    renewCaptions: () => {},
    liveEdge: () => hls.liveSyncPosition,
    measure: () => ({ ...levels.measure(), fetchedBytes }),
    release() {
      controller.abort();
      stopWatching();
      measured = levels.measure().bandwidth;
      hls.destroy();
      for (const track of element.querySelectorAll('track')) track.remove();
      element.removeAttribute('src');
      element.load();
    },
  };
}
