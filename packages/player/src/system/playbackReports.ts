import type { PlaybackRefusal, ReportedPlayback } from '@chalchitra/machines';

/** Milliseconds between two reports of a player that plays. */
export const REPORT_INTERVAL_MS = 30_000;

/** A site whose server counts the players of an account. */
export interface PlaybackReports {
  /** What forbids the playback, `allowed` where nothing does, `uncounted` where the server counts none. */
  report(playback: ReportedPlayback & { url: string }): Promise<PlaybackRefusal | 'allowed' | 'uncounted'>;
  /** Reports that it has ended, also while the page is left. */
  end(): void;
}

/** What a server says to a reported playback. */
interface PlaybackVerdicts {
  onAllowed: () => void;
  onForbidden: (refusal: PlaybackRefusal) => void;
}

/**
 * Reports a playback now and every 30 s, until the function that this returns is called; not while the page is left, and
 * once where the server counts no players. With `takesOver` reports ask to replace another player, until one of them is allowed.
 */
export function reportPlayback(
  window: Window,
  reports: PlaybackReports,
  playback: ReportedPlayback & { url: string },
  { onAllowed, onForbidden }: PlaybackVerdicts,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isReporting = false;
  let { takesOver } = playback;
  let timer: number | undefined;
  const begin = () => {
    isReporting = true;
    timer = window.setInterval(report, REPORT_INTERVAL_MS);
    void report();
  };
  const end = () => {
    if (!isReporting) return;
    isReporting = false;
    window.clearInterval(timer);
    reports.end();
  };
  const report = async () => {
    try {
      const verdict = await reports.report({ ...playback, takesOver });
      if (!isReporting) return;
      if (verdict === 'allowed') {
        takesOver = false;
        onAllowed();
      } else if (verdict === 'uncounted') window.clearInterval(timer);
      else onForbidden(verdict);
    } catch {
      // A film doesn't stop because a report didn't arrive: the next one may.
    }
  };
  window.addEventListener('pagehide', end, { signal });
  // Safari plays on by itself in a page that comes back from its cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  begin();
  return () => {
    controller.abort();
    end();
  };
}
