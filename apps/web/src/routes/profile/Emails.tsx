import { Checkbox } from '@chalchitra/ui';
import { useMessages } from '../../copy/copy';
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
  const messages = useMessages('profile').emails;
  const isKnown = typeof reminders === 'boolean';
  if (!isKnown && remindersError === null) return null;
  return (
    <ProfileSection id="emails" title={messages.heading}>
      {isKnown ? (
        <>
          <p className={line}>{messages.text}</p>
          <Checkbox label={messages.remind} isChecked={reminders} onCheckedChange={onRemind} />
          <p className={line} role="status">
            {choice?.isSaved && (reminders ? messages.on : messages.off)}
          </p>
          {choice !== null && choice.error !== null && (
            <PartFailure error={choice.error} onRetry={choice.onRetry}>
              {messages.notSaved}
            </PartFailure>
          )}
        </>
      ) : (
        <PartFailure error={remindersError} onRetry={onRetry}>
          {messages.notLoaded}
        </PartFailure>
      )}
    </ProfileSection>
  );
}
