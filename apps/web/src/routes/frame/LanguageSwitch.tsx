import { findLocale, localeFacts, localesOf } from '@chalchitra/api/locales';
import { Select } from '@chalchitra/ui';
import { useActiveCopy } from '../../copy/copy';
import { useSiteFrame } from './SitePage';

/** Chooses the site's language; each is written in itself. Where a heading names it, its own label isn't shown. */
export function LanguageSwitch({ isNamed = true }: { isNamed?: boolean }) {
  const { chooseLanguage } = useSiteFrame();
  const { tag, messages } = useActiveCopy();
  // A generated language is offered where it is the chosen one alone.
  const tags = [...new Set([...localesOf('hosted'), tag])];
  return (
    <Select
      label={messages.footer.language}
      isLabelShown={isNamed}
      options={tags.map((value) => ({ value, text: localeFacts(value).name, lang: value }))}
      value={tag}
      onChange={(value) => chooseLanguage(findLocale(value) ?? tag)}
    />
  );
}
