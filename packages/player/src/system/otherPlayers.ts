const CHANNEL = 'chalchitra-playback';

/** Lets one player at a time play: of this page, and of all tabs of this site (spec §4). */
export interface OtherPlayers {
  /** Lets all players but this one know that it plays. */
  claim(player: object): void;
  /** Calls the listener when another player than this one plays; returns how to stop. */
  onClaim(player: object, listener: () => void): () => void;
}

/** Players of a page, joined with those of other tabs by a broadcast channel where the browser has one. */
export function joinOtherPlayers(window: Window & typeof globalThis): OtherPlayers {
  const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel(CHANNEL) : null;
  const listeners = new Map<object, () => void>();
  // A channel doesn't receive its own messages.
  const notify = (claimant: object | null) => {
    for (const [player, listener] of listeners) if (player !== claimant) listener();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'playing') notify(null);
  });
  return {
    claim(player) {
      channel?.postMessage('playing');
      notify(player);
    },
    onClaim(player, listener) {
      listeners.set(player, listener);
      return () => listeners.delete(player);
    },
  };
}
