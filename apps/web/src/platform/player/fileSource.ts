import { placeCaptionFiles } from './captionFiles';
import { watchElementTracks } from './elementTracks';
import { failureOfElement } from './fileFailures';
import { readFileRenditions } from './fileRenditions';
import { createFrameRate } from './frameRate';
import { isPlaylist, type Source, type SourceHost, type SourceStart } from './source';

/** Plays a file, or a playlist where the browser does so by its own means; qualities replace each other in the file's name. */
export function openFile(host: SourceHost, start: SourceStart): Source {
  const { element, page, tell } = host;
  const controller = new AbortController();
  const { signal } = controller;
  const { renditions, idOf, addressOf } = readFileRenditions(start.url, start.qualities);
  const wanted = renditions.find(({ height }) => height !== null && height === start.height);
  let url = wanted === undefined ? start.url : addressOf(wanted.id, start.url);
  /** The address that a quality replaced, until the new one has shown that it plays. */
  let before: string | null = wanted === undefined ? null : start.url;
  let hasFailed = false;

  const tellRendition = () => {
    const id = idOf(url);
    tell({ type: 'rendition.changed', chosenId: id, playingId: id });
  };

  function load(seconds: number) {
    element.src = url;
    // Before anything is known of the film this is where it will start, so that nothing is loaded that isn't shown.
    element.currentTime = seconds;
    host.goOn();
  }

  function reload() {
    const seconds = element.currentTime;
    host.holdFrame();
    load(seconds);
  }

  async function fail() {
    const { error } = element;
    if (error === null) return;
    const failed = url;
    const code = await failureOfElement(error, failed, page);
    if (signal.aborted || failed !== url) return;
    if (before !== null && (code === 'missing' || code === 'unsupported')) {
      // A label that leads nowhere: back to what played.
      [url, before] = [before, null];
      reload();
      tellRendition();
      return;
    }
    hasFailed = true;
    tell({ type: 'media.failed', code });
  }

  element.addEventListener('error', () => void fail(), { signal });
  element.addEventListener(
    'loadedmetadata',
    () => {
      tell({ type: 'renditions.found', renditions, canAdapt: false });
      tellRendition();
    },
    { signal },
  );
  element.addEventListener(
    'loadeddata',
    () => {
      before = null;
      if (hasFailed) tell({ type: 'media.recovered' });
      hasFailed = false;
    },
    { signal },
  );
  const captions = placeCaptionFiles(host, isPlaylist(start.url) ? [] : start.captions, signal);
  const tracks = watchElementTracks(host, start, signal);
  const frameRate = createFrameRate(element, signal);
  load(start.startAt);

  return {
    retry: reload,
    renew(renewed) {
      const id = idOf(url);
      url = id === null ? renewed : addressOf(id, renewed);
      reload();
      return false;
    },
    beginAt(seconds) {
      element.currentTime = seconds;
    },
    chooseRendition(id) {
      if (id === null || id === idOf(url)) return;
      [before, url] = [url, addressOf(id, url)];
      reload();
    },
    leaveRendition() {
      const index = renditions.findIndex(({ id }) => id === idOf(url));
      const next = renditions[(index + 1) % renditions.length];
      // Where it leads nowhere there is no going back to what is damaged.
      before = null;
      if (next !== undefined) url = addressOf(next.id, url);
      reload();
    },
    chooseAudio: tracks.chooseAudio,
    chooseCaptions: tracks.chooseCaptions,
    renewCaptions: captions.renew,
    liveEdge: () => null,
    measure: () => ({ level: null, bandwidth: null, framesPerSecond: frameRate() }),
    release() {
      controller.abort();
      element.removeAttribute('src');
      element.load();
    },
  };
}
