import { useState } from 'react';
import { useMessages, usePresent } from '../../copy/copy';
import { languageNames } from '../../present/languageName';
import { LanguageChoice } from './LanguageChoice';
import { line } from './languages.css';
import { useContentLanguages } from './useContentLanguages';
import { useOfferedLanguages } from './useOfferedLanguages';

/** Chooses, on the profile, the languages whose titles come first. */
export function ProfileLanguages() {
  const messages = useMessages('profile').languages;
  const present = usePresent();
  const view = useContentLanguages();
  const offered = useOfferedLanguages();
  const [isSaved, setIsSaved] = useState(false);
  if (view === null) return null;
  const chosen = view.chosen ?? [];
  const first = present.list(chosen.map(languageNames(present)));
  return (
    <>
      <LanguageChoice
        offered={offered}
        chosen={chosen}
        label={messages.text}
        onSave={(languages) => {
          view.choose(languages);
          setIsSaved(true);
        }}
      />
      <p className={line} role="status">
        {isSaved ? (chosen.length === 0 ? messages.none : messages.saved({ languages: first })) : ''}
      </p>
    </>
  );
}
