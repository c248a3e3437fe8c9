import { DEFAULT_LOCALE, findLocale, type LocaleTag } from '@chalchitra/api';
import { navMenuMachine } from '@chalchitra/machines';
import { focusHeading, Page, SearchField } from '@chalchitra/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';
import { withoutLibraryModes } from '../../../../.storybook/modes';
import { type Copy, CopyProvider, createCopy, useBaseMessages } from '../copy/copy';
import { loadLocale } from '../copy/locales';
import { SiteFooterPart } from '../routes/frame/SiteFooterPart';
import { SiteHeaderPart } from '../routes/frame/SiteHeaderPart';
import { SiteFrameProvider } from '../routes/frame/siteFrame';
import { paths } from '../routes/paths';
import { sampleUser } from './samples';

const copies = new Map<LocaleTag, Promise<Copy>>();

/** A language with all its areas. */
async function wholeCopy(locale: LocaleTag): Promise<Copy> {
  const bundle = await loadLocale(locale);
  const copy = createCopy(bundle);
  await Promise.all(bundle.areas.map(copy.load));
  return copy;
}

/** Loads every message of the language that is chosen in the toolbar. */
async function loadCopy({ globals }: { globals: Record<string, unknown> }): Promise<{ copy: Copy }> {
  const locale = findLocale(String(globals.locale)) ?? DEFAULT_LOCALE;
  const copy = copies.get(locale) ?? wholeCopy(locale);
  copies.set(locale, copy);
  return { copy: await copy };
}

/** Provides the messages that a screen's route would have loaded, and an address. */
const withCopy: Decorator = (Story, { loaded }) => (
  <MemoryRouter>
    <CopyProvider copy={loaded.copy}>
      <Story />
    </CopyProvider>
  </MemoryRouter>
);

const brand = {
  name: 'Chalchitra',
  logoUrl: null,
  colour: null,
  contactEmail: 'namaste@chalchitra.example',
  termsVersion: '2026-11-23',
  pages: { terms: null, refunds: null, help: null, contact: null, grievanceOfficer: null },
};
const menu = createActor(navMenuMachine).start();

/** The header's search, which suggests nothing. */
function StillSearch() {
  const { header } = useBaseMessages();
  return (
    <SearchField
      label={header.search}
      placeholderText={header.search}
      closeLabel={header.closeSearch}
      href={paths.search}
      page={paths.home}
      query=""
      onSubmit={() => {}}
      onPreload={() => {}}
      renderSuggestions={() => null}
    />
  );
}

/** Header and footer of a signed-in user, or of a guest. */
function StillSite({ isGuest, children }: { isGuest: boolean; children: ReactNode }) {
  return (
    <Page
      skipText={useBaseMessages().actions.skipToContent}
      header={
        <SiteHeaderPart
          brand={brand}
          pathname={paths.home}
          menu={menu}
          search={<StillSearch />}
          user={isGuest ? null : { name: sampleUser.name, photoUrl: sampleUser.avatar }}
          onLogout={() => {}}
        />
      }
      footer={<SiteFooterPart brand={brand} />}
    >
      {children}
    </Page>
  );
}

/** The site around a screen; `parameters.visitor: 'guest'` shows that of a guest, `canSearch: false` a server without search. */
const withSite: Decorator = (Story, { parameters }) => (
  <SiteFrameProvider
    value={{
      chooseLanguage: () => {},
      focusHeading: (id) => focusHeading(document, { preventScroll: true }, id),
      canSearch: parameters.canSearch !== false,
    }}
  >
    <StillSite isGuest={parameters.visitor === 'guest'}>
      <Story />
    </StillSite>
  </SiteFrameProvider>
);

/** What the stories of a whole screen have in common. */
export const screenStory = {
  loaders: [loadCopy],
  decorators: [withSite, withCopy],
  parameters: { layout: 'fullscreen', chromatic: { modes: withoutLibraryModes } },
};

/**
 * A screen of a machine as a story shows it: in the state of the scenario that it is given. With `onEvent` the
 * machine stays in one state and what the screen sends is passed there. Another scenario changes what the same screen shows.
 */
export function shownIn<Machine extends AnyStateMachine, Scenario extends string>(
  machine: Machine,
  scenarios: Record<Scenario, SnapshotFrom<Machine>>,
  Screen: ComponentType<{ actor: ActorRefFrom<Machine> }>,
): ComponentType<{ scenario: Scenario; onEvent?: ((event: EventFromLogic<Machine>) => void) | undefined }> {
  return function Shown({ scenario, onEvent }) {
    const actor = useMemo(() => {
      const shown = still(machine, scenarios[scenario]);
      return onEvent ? Object.assign(shown, { send: onEvent }) : shown;
    }, [scenario, onEvent]);
    return <Screen actor={actor} />;
  };
}

/** What the stories of a whole screen that a guest sees have in common. */
export const guestStory = { ...screenStory, parameters: { ...screenStory.parameters, visitor: 'guest' } };

/** An actor that is in one state of its machine and handles events, with no effect started. */
export function still<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
): ActorRefFrom<Machine> {
  return createActor(machine as AnyStateMachine, { snapshot }).start() as ActorRefFrom<Machine>;
}
