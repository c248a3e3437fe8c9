import { createContext, type ReactNode, useContext } from 'react';
import { createPresenter, type Presenter } from '../present/present';
import type { account } from './en/account';
import type { base } from './en/base';
import type { browse } from './en/browse';
import type { creators } from './en/creators';
import type { player } from './en/player';
import type { playerPanels } from './en/playerPanels';
import type { privacyPolicy } from './en/privacyPolicy';
import type { profile } from './en/profile';

/** The messages of every visit; English is the model that other languages must match. */
export type BaseMessages = typeof base;

/** Messages that come with the code of the pages that show them. */
export interface AreaMessages {
  account: typeof account;
  browse: typeof browse;
  creators: typeof creators;
  player: typeof player;
  playerPanels: typeof playerPanels;
  privacyPolicy: typeof privacyPolicy;
  profile: typeof profile;
}

/** One language: its locale (BCP 47) for Intl, its messages, and the ways to the rest of them. */
export interface LocaleBundle {
  locale: string;
  base: BaseMessages;
  areas: { [Area in keyof AreaMessages]: () => Promise<AreaMessages[Area]> };
}

/** The active language's messages and formats. */
export interface Copy {
  messages: BaseMessages;
  present: Presenter;
  /** Loads an area's messages; done once. */
  load(area: keyof AreaMessages): Promise<void>;
  /** An area's messages; it must have been loaded, which the route table sees to. */
  area<Area extends keyof AreaMessages>(name: Area): AreaMessages[Area];
}

/** Makes the copy of one language. */
export function createCopy(bundle: LocaleBundle): Copy {
  const loaded: Partial<AreaMessages> = {};
  const keep = async <Area extends keyof AreaMessages>(area: Area) => {
    loaded[area] ??= await bundle.areas[area]();
  };
  return {
    messages: bundle.base,
    present: createPresenter(bundle.locale, { invalidDate: bundle.base.invalidDate }),
    load: keep,
    area(name) {
      const messages = loaded[name];
      if (messages === undefined) throw new Error(`The messages of ${name} have not been loaded`);
      return messages;
    },
  };
}

const CopyContext = createContext<Copy | null>(null);

/** Provides the active language. */
export function CopyProvider({ copy, children }: { copy: Copy; children: ReactNode }) {
  return <CopyContext value={copy}>{children}</CopyContext>;
}

/** The active language, for what loads more of its messages. */
export function useActiveCopy(): Copy {
  const copy = useContext(CopyContext);
  if (copy === null) throw new Error('No language is provided here');
  return copy;
}

/** The messages of every visit in the active language. */
export function useCopy(): BaseMessages {
  return useActiveCopy().messages;
}

/** An area's messages in the active language. */
export function useAreaCopy<Area extends keyof AreaMessages>(area: Area): AreaMessages[Area] {
  return useActiveCopy().area(area);
}

/** The active language's money, time and dates. */
export function usePresent(): Presenter {
  return useActiveCopy().present;
}
