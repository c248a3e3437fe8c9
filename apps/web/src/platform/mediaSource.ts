import type { AttachMedia, MediaFailure } from './media';

const PLAYLIST = /\.m3u8(?:[?#]|$)/i;
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
const REFUSALS = [401, 403, 404, 410];

/** Plays files as they are and playlists through hls.js, which is brought only then, or natively where that is all there is. */
export const attachSource: AttachMedia = (element, url, onFailure) => {
  let isOver = false;
  let detach = () => {};
  const begin = PLAYLIST.test(url) ? attachPlaylist : attachFile;
  Promise.resolve(begin(element, url, (failure) => !isOver && onFailure(failure))).then(
    (undo) => {
      if (isOver) undo();
      else detach = undo;
    },
    () => !isOver && onFailure('unplayable'),
  );
  return () => {
    isOver = true;
    detach();
    element.removeAttribute('src');
    element.load();
  };
};

function attachFile(element: HTMLVideoElement, url: string, onFailure: (failure: MediaFailure) => void) {
  const report = () => {
    // An address that lapsed answers with a refusal, which elements report as no supported source, or as a network error once playing.
    const { code } = element.error ?? {};
    onFailure(code === MediaError.MEDIA_ERR_DECODE ? 'unplayable' : 'refused');
  };
  element.addEventListener('error', report);
  element.src = url;
  return () => element.removeEventListener('error', report);
}

async function attachPlaylist(
  element: HTMLVideoElement,
  url: string,
  onFailure: (failure: MediaFailure) => void,
) {
  const { default: Hls } = await import('hls.js');
  if (!Hls.isSupported()) {
    if (element.canPlayType(PLAYLIST_TYPE) === '') throw new Error('Playlists can’t be played here');
    return attachFile(element, url, onFailure);
  }
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type, response }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
      return;
    }
    const isRefused = type === Hls.ErrorTypes.NETWORK_ERROR && REFUSALS.includes(response?.code ?? 0);
    onFailure(isRefused ? 'refused' : 'unplayable');
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  return () => hls.destroy();
}
