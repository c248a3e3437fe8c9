const CHANNEL = 'chalchitra-playback';

/** Lets one tab at a time play (spec §4). */
export interface OtherTabs {
  /** Lets the other tabs of this site know that this one plays. */
  claim(): void;
  /** Calls the listener when another tab plays; returns how to stop. */
  onClaim(listener: () => void): () => void;
}

/** Tabs joined by a broadcast channel; in browsers without one each tab plays for itself. */
export function joinOtherTabs(page: Window & typeof globalThis): OtherTabs {
  const channel = 'BroadcastChannel' in page ? new page.BroadcastChannel(CHANNEL) : null;
  return {
    claim: () => channel?.postMessage('playing'),
    onClaim(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'playing') listener();
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
