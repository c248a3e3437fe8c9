import { type NavMenuActor, navMenuMachine } from '@chalchitra/machines';
import { Button, LinkProvider, MotionProvider, Page } from '@chalchitra/ui';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useBaseMessages } from '../../copy/copy';
import { useIsMotionPaused, useIsSignedIn, useRuntime } from '../../runtime';
import { useCell } from '../../useCell';
import { useCurrentUser } from '../account/useCurrentUser';
import { visitOf } from '../historyEntry';
import { RouterLink } from '../RouterLink';
import { ViewingPart } from '../viewing/ViewingPart';
import { GateProvider } from './Gate';
import { Guard } from './Guard';
import { LanguageBarPart } from './LanguageBarPart';
import { LanguageSwitch } from './LanguageSwitch';
import { OfflinePart } from './OfflinePart';
import { SiteFooterPart } from './SiteFooterPart';
import { SiteHeaderPart } from './SiteHeaderPart';
import { SiteSearch } from './SiteSearch';
import { SiteFrameProvider } from './siteFrame';
import { usePageTitle } from './useDocumentTitle';
import { usePlayerPrefetch } from './usePlayerPrefetch';
import { useVisit } from './useVisit';

/** What is around every page and stays from one to the next: the gate, the header, the footer, what lies over the page. */
export function Site() {
  const { settings, chooseLanguage, failedLanguage, page, isSearchUnknown } = useRuntime();
  const canSearch = !useCell(isSearchUnknown, false);
  const failed = useCell(failedLanguage, null);
  const menu = useActorRef(navMenuMachine);
  const location = useLocation();
  const { pathname } = location;
  const visit = visitOf(location);
  usePageTitle();
  useVisit();
  usePlayerPrefetch();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened page closes what is open, and so does what is said on the page
  useEffect(() => menu.send({ type: 'page.opened' }), [menu, visit, failed]);

  const frame = useMemo(
    () => ({
      chooseLanguage,
      focusHeading: page.focusHeading,
      canSearch,
    }),
    [chooseLanguage, page, canSearch],
  );
  return (
    <SiteFrameProvider value={frame}>
      <GateProvider>
        <LinkProvider component={RouterLink}>
          <MotionProvider isPaused={useIsMotionPaused()}>
            <Page
              skipText={useBaseMessages().actions.skipToContent}
              header={<PersonalHeader pathname={pathname} menu={menu} />}
              footer={<SiteFooterPart brand={settings.brand} controls={<FooterControls />} />}
            >
              <Guard>
                <Outlet key={pathname} />
              </Guard>
            </Page>
            <ViewingPart />
            <LanguageBarPart />
            <OfflinePart />
          </MotionProvider>
        </LinkProvider>
        <ScrollRestoration getKey={visitOf} />
      </GateProvider>
    </SiteFrameProvider>
  );
}

/** The header of the signed-in user. It reads the session itself, so that the server's markup is hydrated first. */
function PersonalHeader({ pathname, menu }: { pathname: string; menu: NavMenuActor }) {
  const { settings, session } = useRuntime();
  const isSignedIn = useIsSignedIn();
  const user = useCurrentUser();
  return (
    <SiteHeaderPart
      brand={settings.brand}
      pathname={pathname}
      menu={menu}
      search={<SiteSearch />}
      user={isSignedIn ? (user ?? nobodyYet) : null}
      onLogout={() => {
        menu.send({ type: 'menu.close' });
        session.send({ type: 'session.signOut' });
      }}
    />
  );
}

/** What holds for the whole site. */
function FooterControls() {
  return (
    <>
      <LanguageSwitch />
      <MotionSwitch />
    </>
  );
}

/** The one switch for everything that moves by itself. */
function MotionSwitch() {
  const { header } = useBaseMessages();
  const { motionPaused } = useRuntime();
  const isPaused = useIsMotionPaused();
  return (
    <Button size="small" variant="ghost" onClick={() => motionPaused.set(!isPaused)}>
      {isPaused ? header.playMotion : header.pauseMotion}
    </Button>
  );
}

const nobodyYet = { name: '', photoUrl: null };
