import type { MediaFailureCode } from '@chalchitra/machines';
import Hls, { type ErrorData } from 'hls.js';
import { failureOfStatus } from './failures';
import { watchHlsLevels } from './hlsLevels';
import { type ConnectionFacts, hlsSettings, isFrugal } from './hlsSettings';
import { watchHlsTracks } from './hlsTracks';
import { failureOfPlaylist } from './playlistFailures';
import { createRenewedAddress } from './renewedAddress';
import type { Source, SourceHost, SourceStart } from './source';

/** Bits per second that the last playlist measured, so that the next one begins where it left off. */
let measured: number | null = null;

/** How far the tracks of one film may end apart. */
const END_SLACK_SECONDS = 0.5;

/** What went wrong, and where playing has left it behind. */
interface Failure {
  code: MediaFailureCode;
  /** The fragment that can't be decoded; null where it isn't told. */
  damaged: number | string | null;
  /** The level to doubt. */
  level: number;
  /** Seconds. */
  until: number;
}

/** Whether something that failed was a playlist or a part of captions. */
const isOfCaptions = ({ context, frag }: ErrorData): boolean =>
  (context !== undefined && 'type' in context && context.type === 'subtitleTrack') ||
  frag?.type === 'subtitle';

/** Plays a playlist through hls.js; null where the browser lacks media source extensions. */
export function openHls(host: SourceHost, start: SourceStart): Source | null {
  if (!Hls.isSupported()) return null;
  const { element, page, tell } = host;
  const { connection = {} } = page.navigator as Navigator & { connection?: ConnectionFacts };
  const address = createRenewedAddress(start.url);
  const controller = new AbortController();
  const hls = new Hls({
    ...hlsSettings(connection, measured, start.audioLang),
    xhrSetup: (xhr, url) => xhr.open('GET', address.of(url), true),
  });
  hls.subtitleDisplay = false;
  let { startAt } = start;
  let isParsed = false;
  let failure: Failure | null = null;
  let isTrying = false;

  const levels = watchHlsLevels(hls, host, { height: start.height, isFrugal: isFrugal(connection) });
  const tracks = watchHlsTracks(hls, host, start);

  function fail(code: MediaFailureCode, { frag }: Pick<ErrorData, 'frag'>) {
    // Several fragments fail at once; one report is enough until somebody tries again.
    if (failure !== null && !isTrying) return;
    failure = {
      code,
      damaged: code === 'decode' && frag ? frag.sn : null,
      // A picture that breaks the decoder has whatever comes next refused, often the sound's fragment.
      level: frag?.type === 'main' ? frag.level : hls.loadLevel,
      until: frag ? frag.start + frag.duration : element.currentTime + 1,
    };
    isTrying = false;
    // What is buffered goes on playing. hls.js is still busy with its own report now.
    queueMicrotask(() => failure !== null && !isTrying && hls.stopLoad());
    tell({ type: 'media.failed', code });
  }

  function recover() {
    if (failure === null || !isTrying) return;
    failure = null;
    isTrying = false;
    tell({ type: 'media.recovered' });
    tracks.showAgain();
  }

  const loadFromStart = () => hls.startLoad(startAt > 0 ? startAt : -1);

  function loadOn() {
    isTrying = true;
    if (!isParsed) {
      hls.loadSource(address.of(start.url));
      host.goOn();
    } else if (failure?.code !== 'decode' && element.error === null) hls.startLoad();
    else if (levels.takeBack()) restart();
    else {
      host.holdFrame();
      const hasBegun = element.currentTime > 0;
      hls.recoverMediaError();
      // At the beginning hls.js doesn't load on by itself, where it was stopped while nobody could try again yet.
      if (!hasBegun) loadFromStart();
      host.goOn();
      // The damage may be in one rendition alone.
      if (hls.autoLevelEnabled) hls.nextAutoLevel = Math.max(hls.minAutoLevel, hls.loadLevel - 1);
    }
  }

  /** From the playlist on, at the same place. */
  function restart() {
    // Where nothing of it could be played yet it still begins where it was to.
    if (element.currentTime > 0) startAt = element.currentTime;
    isParsed = false;
    host.holdFrame();
    hls.detachMedia();
    hls.loadSource(address.of(start.url));
    hls.attachMedia(element);
    host.goOn();
  }

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    isParsed = true;
    loadFromStart();
  });
  hls.on(Hls.Events.FRAG_BUFFERED, (_event, { frag }) => {
    // The sound's fragment of the same number says nothing of the picture's.
    if (failure?.code !== 'decode' || (frag.type === 'main' && frag.sn === failure.damaged)) recover();
    endTogether();
  });
  hls.on(Hls.Events.LEVEL_UPDATED, (_event, { details }) => {
    if (details.live) host.noteGrowth();
  });
  element.addEventListener(
    'timeupdate',
    () => {
      if (failure?.code === 'decode' && !element.seeking && element.currentTime > failure.until) recover();
    },
    { signal: controller.signal },
  );
  // Sound that stops a moment before the picture would hold the film up for ever instead of ending it.
  function endTogether() {
    const { buffered, currentTime, duration } = element;
    const loadedTo = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
    const isAtEnd = Math.min(currentTime, loadedTo) > duration - END_SLACK_SECONDS;
    if (hls.latestLevelDetails?.live !== false || !isAtEnd) return;
    for (const type of ['video', 'audio', 'audiovideo'] as const)
      hls.trigger(Hls.Events.BUFFER_EOS, { type });
  }
  for (const type of ['waiting', 'seeking'] as const)
    element.addEventListener(type, endTogether, { signal: controller.signal });
  hls.on(Hls.Events.ERROR, (_event, data) => {
    const refusal =
      failureOfStatus(data.response?.code ?? 0) ??
      (data.fatal ? failureOfPlaylist(data, page.navigator) : null);
    const isOfFilm =
      !isOfCaptions(data) || refusal === 'offline' || (refusal === 'expired' && !tracks.areRefusedAgain());
    if (refusal !== null && !isOfFilm) {
      if (refusal === 'expired') recover();
      tracks.failCaptions(refusal);
      // hls.js stops the whole film for want of other captions.
      if (data.fatal) queueMicrotask(() => !controller.signal.aborted && failure === null && hls.startLoad());
    } else if (refusal === 'expired') {
      // Every rendition is under the same signature, so there is no use in trying the others.
      fail(refusal, data);
    } else if (data.details === Hls.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) {
      // hls.js would start over again and again while the damage is still ahead: the machine decides how often.
      delete data.errorAction;
      fail('decode', data);
    } else if (refusal !== null && data.fatal) fail(refusal, data);
  });
  hls.loadSource(start.url);
  hls.attachMedia(element);
  host.goOn();

  return {
    retry: loadOn,
    renew(url) {
      const isGoingOn = isParsed && failure?.code !== 'decode' && element.error === null;
      address.renew(url);
      loadOn();
      return isGoingOn;
    },
    beginAt(seconds) {
      startAt = seconds;
      // hls.js may have moved the playhead already, to where an element without its facts will begin.
      element.currentTime = seconds;
      if (isParsed) hls.startLoad(seconds);
    },
    chooseRendition: levels.choose,
    leaveRendition() {
      isTrying = true;
      if (failure !== null) levels.leave(failure.level);
      // hls.js is still busy with its own report, and would load what it has begun for a level that is gone.
      queueMicrotask(() => !controller.signal.aborted && restart());
    },
    chooseAudio: tracks.chooseAudio,
    chooseCaptions: tracks.chooseCaptions,
    // A playlist names its captions itself.
    renewCaptions: () => {},
    liveEdge: () => hls.liveSyncPosition,
    measure: levels.measure,
    release() {
      controller.abort();
      measured = levels.measure().bandwidth;
      hls.destroy();
      for (const track of element.querySelectorAll('track')) track.remove();
      element.removeAttribute('src');
      element.load();
    },
  };
}
