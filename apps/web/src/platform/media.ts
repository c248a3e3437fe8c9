/** Why a source stopped: its address was refused or has lapsed, or the media itself can't be played. */
export type MediaFailure = 'refused' | 'unplayable';

/** Gives a video element its source; answers the way to take it away again. */
export type AttachMedia = (
  element: HTMLVideoElement,
  url: string,
  onFailure: (failure: MediaFailure) => void,
) => () => void;

/** Plays media; its code comes when it is first prepared for. */
export interface MediaPlayer {
  /** Brings the code ahead of time, while the item is still being looked up. */
  prepare(): void;
  attach: AttachMedia;
}

const bring = () => import('./mediaSource');

/** The player of a real page. */
export const mediaPlayer: MediaPlayer = {
  // A failure to bring it is told when something is to be played.
  prepare: () => void bring().catch(() => {}),
  attach(element, url, onFailure) {
    let isOver = false;
    let detach = () => {};
    bring().then(
      ({ attachSource }) => {
        if (!isOver) detach = attachSource(element, url, onFailure);
      },
      () => !isOver && onFailure('unplayable'),
    );
    return () => {
      isOver = true;
      detach();
    };
  },
};
