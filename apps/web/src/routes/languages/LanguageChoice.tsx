import { Button } from '@chalchitra/ui';
import { useState } from 'react';
import { useMessages } from '../../copy/copy';
import { LanguageBoxes } from './LanguageBoxes';
import { form } from './languages.css';

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
  const messages = useMessages('profile').languages;
  const [draft, setDraft] = useState<ReadonlySet<string>>(new Set(chosen));
  // What another device has chosen comes from the server.
  const [shown, setShown] = useState(chosen);
  if (shown.join() !== chosen.join()) {
    setShown(chosen);
    setDraft(new Set(chosen));
  }
  // What was chosen of another catalogue can be taken back.
  const all = [...new Set([...offered, ...chosen])];
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(all.filter((language) => draft.has(language)));
      }}
    >
      <LanguageBoxes languages={all} chosen={draft} label={label} onChange={setDraft} />
      <Button type="submit" variant="highlight">
        {messages.save}
      </Button>
    </form>
  );
}
