import { type LocaleTag, localeFacts, localesOf } from '@chalchitra/api/locales';
import { type ChoiceGroup, Select, type SelectProps } from '@chalchitra/ui';
import { useActiveCopy } from '../../copy/copy';
import { useSiteFrame } from './siteFrame';

/** The site's languages, each written in itself, of which one is chosen. */
export function useLanguages(): ChoiceGroup {
  const { chooseLanguage } = useSiteFrame();
  const { tag, messages } = useActiveCopy();
  const { language } = messages.footer;
  const nameOf = (value: LocaleTag) => localeFacts(value).name;
  // A generated language is offered where it is the chosen one alone.
  const tags = [...new Set([...localesOf('hosted'), tag])];
  return {
    id: 'language',
    label: nameOf(tag),
    name: `${language}: ${nameOf(tag)}`,
    choice: {
      label: language,
      options: tags.map((value) => ({ value, text: nameOf(value), lang: value })),
      value: tag,
      opensByArrow: true,
      onChange: (value) => chooseLanguage(value as LocaleTag),
    },
  };
}

/** Chooses the site's language. Where a heading names it, its own label isn't shown. */
export function LanguageSwitch(props: Pick<SelectProps, 'isLabelShown'>) {
  return <Select {...props} {...useLanguages().choice} />;
}
