import { DEFAULT_LOCALE, localeFacts } from '@chalchitra/api/locales';
import { Announcement } from '@chalchitra/ui';
import { type AreaMessages, useActiveCopy, useAreaCopy } from '../../copy/copy';
import englishBar from '../../copy/en/languageBar.json?messages';
import { messagesIn } from '../../copy/messages';
import { useRuntime } from '../../runtime';
import { useCell } from '../../useCell';

const offered = localeFacts(DEFAULT_LOCALE);
const english = messagesIn(englishBar, offered.formats) as AreaMessages['languageBar'];

/** Says in two languages which one the browser's settings have chosen, and offers English. */
export function LanguageBar() {
  const { languageSettled, chooseLanguage } = useRuntime();
  const { tag, messages } = useActiveCopy();
  const bar = useAreaCopy('languageBar');
  const isSettled = useCell(languageSettled);
  if (isSettled) return null;
  const nameInEnglish = new Intl.DisplayNames(offered.formats, { type: 'language' }).of(tag) ?? tag;
  return (
    <Announcement
      label={messages.footer.language}
      text={bar.shown({ name: localeFacts(tag).name })}
      translation={{ text: english.shown({ name: nameInEnglish }), lang: DEFAULT_LOCALE }}
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
