import type { LocaleTag } from '@chalchitra/api/locales';
import type {
  ContentItem,
  ContentKind,
  Id,
  Identity,
  RuntimeSettings,
  TokenClaims,
} from '@chalchitra/api/types';
import type { RecentlyWatchedActor, SessionActor } from '@chalchitra/machines';
import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Cell } from './cell';
import type { Copy } from './copy/copy';
import type { LoadClients } from './platform/clients';
import type { Platform } from './platform/platform';
import type { SiteEngine } from './platform/player/siteEngine';
import type { RecentSearches } from './platform/recentSearches';
import { useCell } from './useCell';
import type { PlacesView, ViewingToast, WatchlistView } from './viewing';

/** What a card knows of the title whose page it opens: its kind, and the item where the card had it. */
export interface Preview {
  kind: ContentKind;
  item: ContentItem | null;
}

/** Previews by the item's id. */
export type Previews = Map<Id, Preview>;

/** What of the platform routes are given as it is. */
type PlatformParts = Pick<
  Platform,
  'page' | 'loadEmbed' | 'loadCheckout' | 'paymentTab' | 'pendingPayment' | 'dataSaver' | 'telemetry'
>;

/** Everything that routes are given; made once, in the composition root. */
export interface Runtime extends PlatformParts {
  settings: RuntimeSettings;
  copy: Copy;
  queryClient: QueryClient;
  /** Loads the clients of all servers, once. */
  clients: LoadClients;
  /** Loads the identity provider, once. */
  identity: () => Promise<Identity>;
  session: SessionActor;
  /** What the session's token says about its person; null without one, and where it can't be read. */
  readToken: (token: string | null) => TokenClaims | null;
  /** The video host's own picture of an embedded title, where it has one. */
  thumbnailOf: (title: Pick<ContentItem, 'youtubeVideoId'>) => string | null;
  /** Loads the player's engine, once. */
  loadPlayer: () => Promise<SiteEngine>;
  /** Loads what removes all that this browser keeps for a deleted account, in all of its tabs. */
  loadForgetAccount: () => Promise<(uid: Id) => void>;
  /** Loads the recent searches of this browser's accounts, once. */
  loadRecentSearches: () => Promise<RecentSearches>;
  /** Whether the server has no search, as a response in this visit showed. */
  isSearchUnknown: Cell<boolean>;
  /** The end of the period whose line before its end was closed last; null where none was. */
  closedEnding: Cell<string | null>;
  recentlyWatched: RecentlyWatchedActor;
  /** The user's watchlist; null until it is known, and where nobody is signed in. */
  watchlist: Cell<WatchlistView | null>;
  /** How far the user has watched what; null until that is kept, and where nobody is signed in. */
  places: Cell<PlacesView | null>;
  /** The languages that the user wants to see first; null until they are known, and where nobody is signed in. */
  contentLanguages: Cell<ContentLanguagesView | null>;
  /** The latest toast about the user’s lists. */
  toast: Cell<ViewingToast | null>;
  /** Loads what keeps this browser in step with the user's account, and starts it, once. */
  startSync: () => Promise<void>;
  /** Whether the visitor has paused what moves by itself. */
  motionPaused: Cell<boolean>;
  /** Whether the visitor wants no single letter, number or symbol to be a shortcut. */
  shortcutsOff: Cell<boolean>;
  /** Whether the visitor has chosen the language, or kept what the browser's settings have chosen. */
  languageSettled: Cell<boolean>;
  /** Shows the site in another language from now on, on all devices of the signed-in user. */
  chooseLanguage: (tag: LocaleTag) => void;
  /** The language that was chosen last and could not be shown, another object for each failure; null where none is. */
  failedLanguage: Cell<{ tag: LocaleTag } | null>;
  previews: Previews;
}

/** The languages whose titles an account wants to see first. */
export interface ContentLanguagesView {
  /** As the catalogue writes them; null where the user has never chosen, or where that isn't known. */
  chosen: readonly string[] | null;
  /** Whether it is known that the user has never chosen, on any device. */
  hasNeverChosen: boolean;
  choose: (languages: readonly string[]) => void;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Provides the runtime to all components below. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/** Everything that routes are given. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (runtime === null) throw new Error('RuntimeProvider is missing');
  return runtime;
}

/** Whether a sign-in token is stored, which opens the signed-in routes (spec §2). */
export function useIsSignedIn(): boolean {
  return useSelector(useRuntime().session, (state) => state.matches('signedIn'));
}

/** The uid of the signed-in user; null when nobody is signed in. */
export function useUid(): Id | null {
  return useSelector(useRuntime().session, ({ context }) => context.uid);
}

/** Whether the user has signed out by their own choice, here or in another tab. */
export function useHasSignedOut(): boolean {
  return useSelector(
    useRuntime().session,
    (state) =>
      !state.matches('signedIn') && state.context.endedBy !== null && state.context.endedBy !== 'identity',
  );
}

/** Whether the session ended with the account, which was deleted here. */
export function useIsAccountDeleted(): boolean {
  return useSelector(useRuntime().session, ({ context }) => context.endedBy === 'deletion');
}

/** Whether the visitor has paused what moves by itself. */
export function useIsMotionPaused(): boolean {
  return useCell(useRuntime().motionPaused, false);
}
