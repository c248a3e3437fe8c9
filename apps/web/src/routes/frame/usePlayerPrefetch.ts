import { useEffect } from 'react';
import { useIsSignedIn, useRuntime } from '../../runtime';
import { loadPage } from '../pageCode';
import { pages } from '../pages';
import { VIDEO_PATH } from '../video/videoAddress';

/**
 * Loads the code of the player's page after the first action on any page: it is what most users open next, and loading it
 * then takes a slow phone a quarter of the time from a press on a card to the first frame. Not while data is saved.
 */
export function usePlayerPrefetch(): void {
  const { page, copy, dataSaver, loadPlayer } = useRuntime();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    return page.onNextAction(() => {
      if (dataSaver.get().isOn) return;
      const playerPages = pages.filter(({ path }) => path === VIDEO_PATH);
      // What fails is loaded again, and shown, when a film is opened.
      void Promise.allSettled([loadPlayer(), ...playerPages.map((one) => loadPage(one, copy))]);
    });
  }, [isSignedIn, page, copy, dataSaver, loadPlayer]);
}
