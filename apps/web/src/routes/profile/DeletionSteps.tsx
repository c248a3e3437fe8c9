import { type AccountDeletionActor, deletionFieldOf, type Failure } from '@chalchitra/machines';
import { Alert, Button, FormActions, PasswordField, Spinner } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { useFailureText } from '../account/useFailureText';
import { points, working } from './DeletionSteps.css';

interface StepProps {
  onCancel: () => void;
}

/** What deleting means. */
export function Confirmation({ onCancel }: StepProps) {
  const { actions } = useBaseMessages();
  const messages = useMessages('profile').data.deletion;
  return (
    <>
      <p>{messages.warning}</p>
      <ul className={points}>
        {messages.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <FormActions>
        <Button type="submit" variant="action">
          {messages.continue}
        </Button>
        <Button onClick={onCancel}>{actions.cancel}</Button>
      </FormActions>
    </>
  );
}

/** The password, or the provider's pop-up. */
export function Proof({ actor, onCancel }: StepProps & { actor: AccountDeletionActor }) {
  const { actions } = useBaseMessages();
  const { fields: labels, login } = useMessages('account');
  const messages = useMessages('profile').data.deletion;
  const failureText = useFailureText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { method, password, failure } = state.context;
  const isChecking = state.matches({ open: 'reauthenticating' });
  const isAboutPassword = failure !== null && deletionFieldOf(failure.code) === 'password';
  return (
    <>
      {failure !== null && !isAboutPassword && <FailureAlert failure={failure} />}
      <p>{method === 'password' ? messages.byPassword : messages.byProvider[method]}</p>
      {method === 'password' ? (
        <PasswordField
          name="password"
          label={labels.password}
          value={password}
          readOnly={isChecking}
          autoComplete="current-password"
          showLabel={labels.showPassword}
          hideLabel={labels.hidePassword}
          errorText={isAboutPassword ? failureText(failure) : undefined}
          onValueChange={(value) => actor.send({ type: 'password.edit', value })}
        />
      ) : (
        <Alert tone="note">{isChecking && login.waitingForPopup[method]}</Alert>
      )}
      <FormActions>
        {method === 'password' ? (
          <Button type="submit" variant="action" isBusy={isChecking}>
            {isChecking ? messages.checking : messages.submit}
          </Button>
        ) : (
          <Button type="submit" variant="action">
            {login.continueWith[method]}
          </Button>
        )}
        <Button onClick={onCancel}>{actions.cancel}</Button>
      </FormActions>
    </>
  );
}

/** The account could not be deleted. */
export function Failed({ failure, onCancel }: StepProps & { failure: Failure | null }) {
  const { actions } = useBaseMessages();
  return (
    <>
      {failure !== null && <FailureAlert failure={failure} />}
      <FormActions>
        <Button type="submit" variant="action">
          {actions.tryAgain}
        </Button>
        <Button onClick={onCancel}>{actions.cancel}</Button>
      </FormActions>
    </>
  );
}

/** The account is being deleted. */
export function Working() {
  const messages = useMessages('profile').data.deletion;
  return (
    <p className={working} role="status" tabIndex={-1}>
      <Spinner /> {messages.deleting}
    </p>
  );
}
