import { Button, Checkbox } from '@chalchitra/ui';
import { useState } from 'react';
import { useAreaCopy, usePresent } from '../../copy/copy';
import { languageNames } from '../../present/languageName';
import { choices, form, legend } from './languages.css';

export interface LanguageChoiceProps {
  /** Those of the catalogue, the most titles first. */
  offered: readonly string[];
  chosen: readonly string[];
  /** Names the group. */
  label: string;
  onSave: (languages: string[]) => void;
}

/** The languages that a user wants to see first, several of those that the catalogue has. */
export function LanguageChoice({ offered, chosen, label, onSave }: LanguageChoiceProps) {
  const words = useAreaCopy('profile').languages;
  const present = usePresent();
  const [draft, setDraft] = useState<ReadonlySet<string>>(new Set(chosen));
  // What another device has chosen comes from the server.
  const [shown, setShown] = useState(chosen);
  if (shown.join() !== chosen.join()) {
    setShown(chosen);
    setDraft(new Set(chosen));
  }
  // What was chosen of another catalogue can be taken back.
  const all = [...new Set([...offered, ...chosen])];
  const set = (language: string, isChosen: boolean) => {
    const next = new Set(draft);
    if (isChosen) next.add(language);
    else next.delete(language);
    setDraft(next);
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(all.filter((language) => draft.has(language)));
      }}
    >
      <fieldset className={choices}>
        <legend className={legend}>{label}</legend>
        {all.map((language) => (
          <Checkbox
            key={language}
            label={languageNames(present)(language)}
            isChecked={draft.has(language)}
            onCheckedChange={(isChecked) => set(language, isChecked)}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="highlight">
        {words.save}
      </Button>
    </form>
  );
}
