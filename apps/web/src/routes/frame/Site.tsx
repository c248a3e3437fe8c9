import { Button, MotionProvider } from '@chalchitra/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCopy } from '../../copy/copy';
import { useIsMotionPaused, useIsSignedIn, usePerson, useRuntime } from '../../runtime';
import { usePlace } from '../location';
import { createMenu } from './menu';
import { SiteFooterPart } from './SiteFooterPart';
import { SiteHeaderPart } from './SiteHeaderPart';
import { SiteFrameProvider } from './SitePage';

/** Gives every page its header and footer, with who is signed in and what is open. */
export function Site({ path, children }: { path?: string | undefined; children: ReactNode }) {
  const { settings, session } = useRuntime();
  const isSignedIn = useIsSignedIn();
  const person = usePerson();
  const [menu] = useState(createMenu);
  const { pathname } = usePlace(path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened page closes what is open
  useEffect(() => {
    const { group, isOpen } = menu.getSnapshot();
    if (group !== null || isOpen) menu.send({ type: 'page.opened' });
  }, [menu, pathname]);

  const frame = useMemo(
    () => ({
      header: (
        <SiteHeaderPart
          brand={settings.brand}
          pathname={pathname}
          menu={menu}
          person={isSignedIn ? (person ?? nobodyYet) : null}
          onLogout={() => session.send({ type: 'session.signOut' })}
        />
      ),
      footer: <SiteFooterPart brand={settings.brand} controls={<MotionSwitch />} />,
    }),
    [settings.brand, pathname, menu, isSignedIn, person, session],
  );
  return (
    <MotionProvider isPaused={useIsMotionPaused()}>
      <SiteFrameProvider value={frame}>{children}</SiteFrameProvider>
    </MotionProvider>
  );
}

/** The one switch for everything that moves by itself. */
function MotionSwitch() {
  const { header } = useCopy();
  const { motionPaused } = useRuntime();
  const isPaused = useIsMotionPaused();
  return (
    <Button size="small" variant="ghost" onClick={() => motionPaused.set(!isPaused)}>
      {isPaused ? header.playMotion : header.pauseMotion}
    </Button>
  );
}

const nobodyYet = { name: '', photoUrl: null };
