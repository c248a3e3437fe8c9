import { DEFAULT_LOCALE, localeFacts } from '@chalchitra/api/locales';
import { Announcement } from '@chalchitra/ui';
import { type AreaMessages, useActiveCopy, useMessages } from '../../copy/copy';
import englishBar from '../../copy/en/languageBar.json?messages';
import { messagesIn } from '../../copy/messages';
import { languageNames } from '../../present/languageName';
import { useRuntime } from '../../runtime';
import { useCell } from '../../useCell';

const offered = localeFacts(DEFAULT_LOCALE);
const english = messagesIn(englishBar, offered.formats) as AreaMessages['languageBar'];
const nameInEnglish = languageNames({ locale: offered.formats });

/** Says in two languages which one the browser's settings have chosen, and offers English. */
export function LanguageBar() {
  const { languageSettled, chooseLanguage } = useRuntime();
  const { tag, messages } = useActiveCopy();
  const bar = useMessages('languageBar');
  const isSettled = useCell(languageSettled);
  if (isSettled) return null;
  return (
    <Announcement
      label={messages.footer.language}
      text={bar.shown({ name: localeFacts(tag).name })}
      translation={{ text: english.shown({ name: nameInEnglish(tag) }), lang: DEFAULT_LOCALE }}
      action={{
        text: english.change({ name: offered.name }),
        lang: DEFAULT_LOCALE,
        onAct: () => chooseLanguage(DEFAULT_LOCALE),
      }}
      closeLabel={messages.actions.close}
      onClose={() => languageSettled.set(true)}
    />
  );
}
