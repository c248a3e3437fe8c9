import { type LocaleTag, localeFacts } from '@chalchitra/api/locales';
import type { LoadFont } from '@chalchitra/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { createPresenter, type Presenter } from '../present/present';
import type { AreaMessages, BaseMessages } from './messages.types';

export type { AreaMessages, BaseMessages };

/** A part of the messages that comes with the code of the pages that show it. */
export type AreaName = keyof AreaMessages;

/** One language: its locale (BCP 47) for Intl, its messages, and the way to the rest of them. */
export interface LocaleBundle {
  tag: LocaleTag;
  locale: string;
  base: BaseMessages;
  areas: readonly AreaName[];
  load<Area extends AreaName>(area: Area): Promise<AreaMessages[Area]>;
  /** Loads the font that the messages are drawn with; none for Latin letters, whose font every page has. */
  loadFont?: LoadFont | undefined;
}

/** The active language's messages and formats. */
export interface Copy {
  /** The language's tag. */
  tag: LocaleTag;
  messages: BaseMessages;
  present: Presenter;
  /** Loads an area's messages; done once. */
  load(area: AreaName): Promise<void>;
  /** The areas that have been loaded. */
  loaded: Readonly<Partial<AreaMessages>>;
  /** An area's messages; it must have been loaded, which the route table sees to. */
  area<Area extends AreaName>(name: Area): AreaMessages[Area];
}

/** Makes the copy of one language. */
export function createCopy(bundle: LocaleBundle): Copy {
  const loaded: Partial<AreaMessages> = {};
  const keep = async <Area extends AreaName>(area: Area) => {
    loaded[area] ??= await bundle.load(area);
  };
  return {
    tag: bundle.tag,
    messages: bundle.base,
    present: createPresenter(bundle.locale, bundle.base, localeFacts(bundle.tag).dir),
    load: keep,
    loaded,
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
export function useBaseMessages(): BaseMessages {
  return useActiveCopy().messages;
}

/** An area's messages in the active language. */
export function useMessages<Area extends AreaName>(area: Area): AreaMessages[Area] {
  return useActiveCopy().area(area);
}

/** The active language's money, time and dates. */
export function usePresent(): Presenter {
  return useActiveCopy().present;
}
