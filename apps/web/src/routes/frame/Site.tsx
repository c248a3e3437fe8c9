import { navMenuMachine } from '@chalchitra/machines';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useIsSignedIn, usePerson, useRuntime } from '../../runtime';
import { usePlace } from '../location';
import { SiteFooterPart } from './SiteFooterPart';
import { SiteHeaderPart } from './SiteHeaderPart';
import { SiteFrameProvider } from './SitePage';

/** Gives every page its header and footer, with who is signed in and what is open. */
export function Site({ path, children }: { path?: string | undefined; children: ReactNode }) {
  const { settings, session } = useRuntime();
  const isSignedIn = useIsSignedIn();
  const person = usePerson();
  const menu = useActorRef(navMenuMachine);
  const { pathname } = usePlace(path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened page closes what is open
  useEffect(() => menu.send({ type: 'page.opened' }), [menu, pathname]);

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
      footer: <SiteFooterPart brand={settings.brand} />,
    }),
    [settings.brand, pathname, menu, isSignedIn, person, session],
  );
  return <SiteFrameProvider value={frame}>{children}</SiteFrameProvider>;
}

const nobodyYet = { name: '', photoUrl: null };
