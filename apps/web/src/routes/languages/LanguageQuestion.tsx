import { Button, FormActions, FormDialog } from '@chalchitra/ui';
import { useState } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { LanguageBoxes } from './LanguageBoxes';

export interface LanguageQuestionProps {
  isOpen: boolean;
  /** Those of the catalogue, the most titles first. */
  offered: readonly string[];
  /** Called with none where the question is left out or closed. */
  onChoose: (languages: string[]) => void;
}

/** Asks over the page which languages the user watches in. */
export function LanguageQuestion({ isOpen, offered, onChoose }: LanguageQuestionProps) {
  const { actions } = useBaseMessages();
  const messages = useMessages('profile').languages;
  const [draft, setDraft] = useState<ReadonlySet<string>>(new Set());
  const skip = () => onChoose([]);
  return (
    <FormDialog
      isOpen={isOpen}
      title={messages.question}
      closeLabel={actions.close}
      onSubmit={() => onChoose(offered.filter((language) => draft.has(language)))}
      onClose={skip}
    >
      <LanguageBoxes languages={offered} chosen={draft} label={messages.questionText} onChange={setDraft} />
      <FormActions>
        <Button type="submit" variant="highlight">
          {messages.save}
        </Button>
        <Button onClick={skip}>{messages.skip}</Button>
      </FormActions>
    </FormDialog>
  );
}
