import { Link } from '@chalchitra/ui';
import { useMessages, usePresent } from '../../copy/copy';
import { languageNames } from '../../present/languageName';
import { paths } from '../paths';
import { line } from './languages.css';

export interface LanguagesFirstProps {
  chosen: readonly string[];
}

/** Says which languages come first, with the way to change them; nothing where none were chosen. */
export function LanguagesFirst({ chosen }: LanguagesFirstProps) {
  const { languages: messages } = useMessages('filters');
  const present = usePresent();
  if (chosen.length === 0) return null;
  return (
    <p className={line}>
      {messages.first({ languages: present.list(chosen.map(languageNames(present))) })}
      <Link variant="alone" href={paths.contentLanguages} aria-label={messages.changeLabel}>
        {messages.change}
      </Link>
    </p>
  );
}
