import { Checkbox } from '@chalchitra/ui';
import { usePresent } from '../../copy/copy';
import { languageNames } from '../../present/languageName';
import { choices, legend } from './languages.css';

export interface LanguageBoxesProps {
  languages: readonly string[];
  chosen: ReadonlySet<string>;
  /** Names the group. */
  label: string;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Languages of which several can be ticked. */
export function LanguageBoxes({ languages, chosen, label, onChange }: LanguageBoxesProps) {
  const present = usePresent();
  const set = (language: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(language);
    else next.delete(language);
    onChange(next);
  };
  return (
    <fieldset className={choices}>
      <legend className={legend}>{label}</legend>
      {languages.map((language) => (
        <Checkbox
          key={language}
          label={languageNames(present)(language)}
          isChecked={chosen.has(language)}
          onCheckedChange={(isChecked) => set(language, isChecked)}
        />
      ))}
    </fieldset>
  );
}
