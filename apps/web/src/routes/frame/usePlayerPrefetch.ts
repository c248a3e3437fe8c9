import { useEffect } from 'react';
import { useIsSignedIn, useRuntime } from '../../runtime';
import { loadPage } from '../pageCode';
import { pages } from '../pages';
import { VIDEO_PATH } from '../paths';

/**
 * Loads the code of the player's page after the first action on any page. Most users open it next, and a slow phone that
 * loads it only then shows the first frame much later. Not while data is saved.
 */
export function usePlayerPrefetch(): void {
  const { page, copy, dataSaver, loadPlayer } = useRuntime();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    return page.onNextAction(() => {
      if (dataSaver.get().isOn) return;
      const playerPage = pages.find(({ path }) => path === VIDEO_PATH);
      // What fails is loaded again when a film is opened, and a failure is shown then.
      void Promise.allSettled([loadPlayer(), playerPage && loadPage(playerPage, copy)]);
    });
  }, [isSignedIn, page, copy, dataSaver, loadPlayer]);
}
