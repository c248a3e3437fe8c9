import { Checkbox } from '@chalchitra/ui';
import { useAreaCopy } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { line } from './Emails.css';
import { ProfileSection } from './ProfileSection';

export interface EmailsProps {
  /** Whether e-mails before the subscription's end are wanted; undefined while it is loading, null where the server sends none. */
  reminders: boolean | null | undefined;
  /** Why that couldn't be loaded; null where it was. */
  remindersError: unknown;
  /** What became of the last choice; null where there was none. */
  choice: { isSaved: boolean; error: unknown; onRetry: () => void } | null;
  onRemind: (isWanted: boolean) => void;
  onRetry: () => void;
}

/** Chooses which e-mails one gets (spec §2). */
export function Emails({ reminders, remindersError, choice, onRemind, onRetry }: EmailsProps) {
  const copy = useAreaCopy('profile').emails;
  const isKnown = typeof reminders === 'boolean';
  if (!isKnown && remindersError === null) return null;
  return (
    <ProfileSection id="emails" title={copy.heading}>
      {isKnown ? (
        <>
          <p className={line}>{copy.text}</p>
          <Checkbox label={copy.remind} isChecked={reminders} onCheckedChange={onRemind} />
          <p className={line} role="status">
            {choice?.isSaved && (reminders ? copy.on : copy.off)}
          </p>
          {choice !== null && choice.error !== null && (
            <PartFailure error={choice.error} onRetry={choice.onRetry}>
              {copy.notSaved}
            </PartFailure>
          )}
        </>
      ) : (
        <PartFailure error={remindersError} onRetry={onRetry}>
          {copy.notLoaded}
        </PartFailure>
      )}
    </ProfileSection>
  );
}
