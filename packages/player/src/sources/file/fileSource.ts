import { isPlaylist } from '@chalchitra/api/contract';
import { maxAutoHeight, onSavingChange } from '../../system/savesData';
import type { Source, SourceHost, SourceOptions } from '../source';
import { addCaptionFiles } from './captionFiles';
import { watchElementTracks } from './elementTracks';
import { createFileData } from './fileData';
import { failureOfElement } from './fileFailures';
import { readFileRenditions } from './fileRenditions';
import { createFrameRate } from './frameRate';

/** Stands for the quality of a file that has none. */
const WHOLE = '';

/** Plays a file, or a playlist by the browser's own means; qualities replace each other in the file's name. */
export function openFile(host: SourceHost, start: SourceOptions): Source {
  const { element, window, notify } = host;
  const controller = new AbortController();
  const { signal } = controller;
  const { renditions, idOf, addressOf } = readFileRenditions(start.url, start.qualities);
  const chosen = renditions.find(({ height }) => height !== null && height === start.wantedRendition?.height);
  let isChosen = chosen !== undefined;
  /** The quality that plays unless the viewer chooses one: while data is saved, the highest within the limit. */
  const automaticId = () => {
    const maxHeight = maxAutoHeight(window.document);
    if (maxHeight === Infinity) return idOf(start.url);
    // They are sorted.
    const saving = renditions.find(({ height }) => height !== null && height <= maxHeight);
    return saving?.id ?? idOf(start.url);
  };
  const firstId = chosen?.id ?? automaticId();
  let url = firstId === null || firstId === idOf(start.url) ? start.url : addressOf(firstId, start.url);
  /** The address to go back to where a quality's leads nowhere, until that one plays. */
  let before: string | null = url === start.url ? null : start.url;
  /** Whether both have just been renewed: one that is refused then hasn't expired, but is signed for another file. */
  let isRenewed = false;
  let hasFailed = false;
  // The size of a playlist that the browser plays by itself says nothing: the film is in other files.
  const data = isPlaylist(start.url) ? null : createFileData(host, signal);
  const noteBuffered = () => data?.note(idOf(url) ?? WHOLE);

  const notifyRenditions = () =>
    notify({
      type: 'renditions.found',
      renditions: renditions.map((rendition) => ({
        ...rendition,
        bitrate: data?.bitrateOf(rendition.id) ?? null,
      })),
      canAdapt: false,
    });
  const notifyRendition = () => {
    const id = idOf(url);
    notify({ type: 'rendition.changed', chosenId: id, playingId: id });
  };

  function weigh() {
    const files = renditions.map(({ id }) => [id, addressOf(id, url)] as const);
    void data
      ?.fetchSizes(files.length === 0 ? [[WHOLE, url]] : files)
      .then((wereFetched) => wereFetched && notifyRenditions());
  }

  function load(seconds: number) {
    element.src = url;
    // Before the metadata is there this is where playback will start, so that nothing is loaded that isn't shown.
    element.currentTime = seconds;
    host.continuePlayback();
  }

  function reload() {
    const seconds = element.currentTime;
    host.freezeFrame();
    load(seconds);
  }

  function change(id: string | null) {
    if (id === null || id === idOf(url)) return;
    noteBuffered();
    [before, url, isRenewed] = [url, addressOf(id, url), false];
    reload();
  }

  async function fail() {
    const { error } = element;
    if (error === null) return;
    const failed = url;
    const code = await failureOfElement(error, failed, window);
    if (signal.aborted || failed !== url) return;
    const leadsNowhere = code === 'missing' || code === 'unsupported' || (code === 'expired' && isRenewed);
    if (before !== null && leadsNowhere) {
      // Nothing is at the address with this label, or the signature isn't for it: back to what played.
      [url, before] = [before, null];
      reload();
      notifyRendition();
      return;
    }
    hasFailed = true;
    notify({ type: 'media.failed', code });
  }

  element.addEventListener('error', () => void fail(), { signal });
  element.addEventListener(
    'loadedmetadata',
    () => {
      noteBuffered();
      notifyRenditions();
      notifyRendition();
      // Picture and sound are one file.
      notify({ type: 'soundOnly.changed', canChoose: false, isOn: false, bitrate: null });
    },
    { signal },
  );
  element.addEventListener(
    'loadeddata',
    () => {
      before = null;
      if (hasFailed) notify({ type: 'media.recovered' });
      hasFailed = false;
      // The first picture comes before the figures.
      weigh();
    },
    { signal },
  );
  for (const type of ['progress', 'timeupdate'] as const)
    element.addEventListener(type, noteBuffered, { signal });
  const stopWatching = onSavingChange(window, () => isChosen || change(automaticId()));
  const captions = addCaptionFiles(host, isPlaylist(start.url) ? [] : start.captions, signal);
  const tracks = watchElementTracks(host, start, signal);
  const frameRate = createFrameRate(element, signal);
  load(start.startAt);

  return {
    retry: reload,
    renew(renewed) {
      const id = idOf(url);
      url = id === null ? renewed : addressOf(id, renewed);
      [before, isRenewed] = [url === renewed ? null : renewed, true];
      reload();
      return false;
    },
    startAt(seconds) {
      element.currentTime = seconds;
    },
    chooseRendition(id) {
      isChosen = true;
      change(id);
    },
    leaveRendition() {
      const index = renditions.findIndex(({ id }) => id === idOf(url));
      const next = renditions[(index + 1) % renditions.length];
      const hasOther = next !== undefined && next.id !== idOf(url);
      noteBuffered();
      // There is no going back to what is damaged.
      before = null;
      if (hasOther) url = addressOf(next.id, url);
      reload();
      if (!hasOther || !isChosen) return;
      isChosen = false;
      notify({ type: 'rendition.left' });
    },
    chooseAudio: tracks.chooseAudio,
    setSoundOnly: () => {},
    chooseCaptions: tracks.chooseCaptions,
    renewCaptions: captions.renew,
    liveEdge: () => null,
    measure() {
      noteBuffered();
      return {
        level: null,
        bandwidth: null,
        framesPerSecond: frameRate(),
        fetchedBytes: data?.fetchedBytes() ?? null,
      };
    },
    release() {
      controller.abort();
      stopWatching();
      element.removeAttribute('src');
      element.load();
    },
  };
}
