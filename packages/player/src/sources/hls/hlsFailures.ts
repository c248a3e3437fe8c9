import type { MediaFailureCode } from '@chalchitra/machines';
import Hls, { type ErrorData } from 'hls.js';
import { failureOfStatus } from '../failures';
import type { SourceHost } from '../source';
import type { watchHlsLevels } from './hlsLevels';
import type { createHlsLoading } from './hlsLoading';
import type { watchHlsTracks } from './hlsTracks';
import { failureOfPlaylist } from './playlistFailures';

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

/** Whether something is missing or can't be read, so that a retry is of no use; a failure of the network can be retried. */
const isDamaged = ({ type, details, response }: ErrorData): boolean =>
  type !== 'networkError' ||
  details === Hls.ErrorDetails.LEVEL_PARSING_ERROR ||
  details === Hls.ErrorDetails.LEVEL_EMPTY_ERROR ||
  failureOfStatus(response?.code ?? 0) === 'missing';

/** The parts of a source that a failure concerns. */
interface HlsParts {
  levels: ReturnType<typeof watchHlsLevels>;
  tracks: ReturnType<typeof watchHlsTracks>;
  loading: ReturnType<typeof createHlsLoading>;
  /** Aborted when the source is released. */
  signal: AbortSignal;
}

/** Reports a playlist's failures, retries on request, and reports when playback has passed a failure. */
export function watchHlsFailures(
  hls: Hls,
  { element, window, notify, freezeFrame, continuePlayback }: SourceHost,
  { levels, tracks, loading, signal }: HlsParts,
) {
  let failure: Failure | null = null;
  let isRetrying = false;

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

  /** Whether the playlist is parsed and the decoder works, so that it is enough to resume loading. */
  const canGoOn = () => loading.isParsed() && failure?.code !== 'decode' && element.error === null;

  /** Empties the buffer and resumes at the same position, after a picture or a sound that couldn't be decoded, or a stall. */
  function resetMedia() {
    freezeFrame();
    const place = loading.hasBegun() ? element.currentTime : null;
    hls.recoverMediaError();
    // It was stopped, and hls.js continues by itself only where it wasn't.
    if (place === null) loading.loadFromStart();
    else hls.startLoad(place);
    continuePlayback();
    // The damage may be in one rendition only.
    if (hls.autoLevelEnabled) hls.nextAutoLevel = Math.max(hls.minAutoLevel, hls.loadLevel - 1);
  }

  hls.on(Hls.Events.FRAG_BUFFERED, (_event, { frag }) => {
    // A sound fragment of the same number says nothing about the picture.
    if (failure?.code !== 'decode' || (frag.type === 'main' && frag.sn === failure.damaged)) recover();
  });
  element.addEventListener(
    'timeupdate',
    () => {
      if (failure?.code === 'decode' && !element.seeking && element.currentTime > failure.until) recover();
    },
    { signal },
  );
  /** Whether hls.js loads another level in place of the chosen one, and waits for that for ever. */
  const waitsForChosen = ({ errorAction }: ErrorData): boolean =>
    !hls.autoLevelEnabled && errorAction?.nextAutoLevel !== undefined;
  const hasGivenUp = (data: ErrorData): boolean =>
    data.fatal || (data.type === 'networkError' && waitsForChosen(data));

  hls.on(Hls.Events.ERROR, (_event, data) => {
    const isFinal = hasGivenUp(data);
    const refusal =
      failureOfStatus(data.response?.code ?? 0) ??
      (isFinal ? failureOfPlaylist(data, window.navigator) : null);
    const isOfMedia =
      !isOfCaptions(data) || refusal === 'offline' || (refusal === 'expired' && !tracks.areRefusedAgain());
    if (refusal !== null && !isOfMedia) {
      if (refusal === 'expired') recover();
      tracks.failCaptions(refusal);
      // hls.js stops the whole media where there are no other captions.
      if (data.fatal) queueMicrotask(() => !signal.aborted && failure === null && hls.startLoad());
    } else if (refusal === 'expired') {
      // All renditions have the same signature, so there is no use in trying the others.
      fail(refusal, data);
    } else if (data.details === Hls.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) {
      // hls.js would reset again and again while the damage is still ahead: the machine decides how often.
      delete data.errorAction;
      fail('decode', data);
    } else if (isOfMedia && waitsForChosen(data) && isDamaged(data)) levels.leaveChosen();
    else if (refusal !== null && isFinal) fail(refusal, data);
  });

  return {
    canGoOn,
    hasFailed: () => failure !== null,
    resetMedia,
    retry() {
      isRetrying = true;
      if (!loading.isParsed()) loading.load();
      else if (canGoOn()) hls.startLoad();
      else if (levels.restoreAll()) loading.reload();
      else resetMedia();
    },
    /** Resumes in another level than the damaged one; in the same where there is no other. */
    leaveLevel() {
      isRetrying = true;
      if (failure !== null) levels.exclude(failure.level);
      // hls.js is still busy with its own event, and would load a fragment of a level that is gone.
      queueMicrotask(() => !signal.aborted && loading.reload());
    },
  };
}
