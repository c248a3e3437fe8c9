import { Announcement } from '@chalchitra/ui';
import { useBaseMessages } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import { useCell } from '../../useCell';
import { useExplain } from './explain';

/** Says that the language that was chosen last could not be shown, and tries it again. */
export function LanguageFailure() {
  const { failedLanguage, chooseLanguage } = useRuntime();
  const failed = useCell(failedLanguage);
  const explain = useExplain();
  const { actions, failures, footer } = useBaseMessages();
  if (failed === null) return null;
  return (
    <Announcement
      label={footer.language}
      text={explain(null) ?? failures.page}
      action={{ text: actions.tryAgain, onAct: () => chooseLanguage(failed.tag) }}
      closeLabel={actions.close}
      onClose={() => failedLanguage.set(null)}
    />
  );
}
