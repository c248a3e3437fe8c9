import Hls from 'hls.js';
import { maxAutoHeight, onSavingChange, savesData } from '../../system/savesData';
import type { Source, SourceHost, SourceOptions } from '../source';
import { countLoads } from './countedLoads';
import { readingEmptyCaptions } from './emptyCaptions';
import { watchHlsEnd } from './hlsEnd';
import { watchHlsFailures } from './hlsFailures';
import { watchHlsLevels } from './hlsLevels';
import { createHlsLoading } from './hlsLoading';
import { type ConnectionFacts, fetchedAhead, hlsSettings } from './hlsSettings';
import { createHlsSound } from './hlsSound';
import { watchHlsStall } from './hlsStall';
import { watchHlsTracks } from './hlsTracks';
import { readingLoader } from './readingLoader';
import { createRenewedAddress } from './renewedAddress';

/** Bits per second that were measured with the last playlist; the next one begins with them. */
let measured: number | null = null;

/** Plays a playlist through hls.js; null where the browser lacks Media Source Extensions. */
export function openHls(host: SourceHost, start: SourceOptions): Source | null {
  if (!Hls.isSupported()) return null;
  const { element, window } = host;
  const { connection = {} } = window.navigator as Navigator & { connection?: ConnectionFacts };
  const address = createRenewedAddress(start.url);
  const controller = new AbortController();
  const { signal } = controller;
  const sound = createHlsSound(start);
  const loads = countLoads();
  const hls = new Hls({
    ...hlsSettings(connection, measured, savesData(window.document)),
    pLoader: readingLoader((playlist) => loading.read(sound.read(playlist))),
    fLoader: readingEmptyCaptions(loads.loader),
    xhrSetup: (xhr, url) => xhr.open('GET', address.of(url), true),
  });
  hls.subtitleDisplay = false;

  const levels = watchHlsLevels(hls, host, {
    wanted: start.wantedRendition,
    maxAutoHeight: () => maxAutoHeight(window.document),
    isSoundOnly: sound.isAlone,
  });
  sound.watch(hls, host);
  const stopWatching = onSavingChange(window, () => {
    levels.changeSaving();
    // hls.js looks at them each time before it fetches on.
    Object.assign(hls.config, fetchedAhead(savesData(window.document)));
  });
  const tracks = watchHlsTracks(hls, host, { ...start, wantedAudio: sound.chosen }, signal);
  const loading = createHlsLoading(hls, host, start, address);
  const failures = watchHlsFailures(hls, host, { levels, tracks, loading, signal });
  watchHlsEnd(hls, element, signal);
  watchHlsStall(element, {
    fetchedBytes: loads.fetchedBytes,
    mayWait: () => !loading.isParsed() || failures.hasFailed() || hls.latestLevelDetails?.live === true,
    restart: failures.resetMedia,
    signal,
  });
  hls.on(Hls.Events.LEVEL_UPDATED, (_event, { details }) => {
    if (details.live) host.onLiveUpdate();
  });
  loading.load();

  return {
    retry: failures.retry,
    renew(url) {
      const isGoingOn = failures.canGoOn();
      address.renew(url);
      failures.retry();
      return isGoingOn;
    },
    startAt: loading.startAt,
    chooseRendition: levels.choose,
    leaveRendition: failures.leaveLevel,
    chooseAudio(id) {
      const track = tracks.findSound(id);
      if (track !== null) sound.choose(track);
      // Where the sound is the level itself, another one is another playlist.
      if (sound.isAlone()) loading.reload();
      else tracks.chooseAudio(id);
    },
    setSoundOnly(isOn) {
      if (sound.want(isOn)) loading.reload();
    },
    chooseCaptions: tracks.chooseCaptions,
    // A playlist names its captions itself.
    renewCaptions: () => {},
    liveEdge: () => hls.liveSyncPosition,
    measure: () => ({ ...levels.measure(), fetchedBytes: loads.fetchedBytes() }),
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
