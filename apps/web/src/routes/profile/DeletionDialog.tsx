import { type AccountDeletionActor, deletionFieldOf } from '@chalchitra/machines';
import { FormDialog } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { useFocusOnRefusal } from '../account/useFocusOnRefusal';
import { Confirmation, Failed, Proof, Working } from './DeletionSteps';
import { useFocusOnChange } from './useFocusOnChange';

/** Asks twice before an account is deleted, and says what became of it (spec §4). */
export function DeletionDialog({ actor }: { actor: AccountDeletionActor }) {
  const { actions } = useBaseMessages();
  const messages = useMessages('profile').data.deletion;
  const state = useSelector(actor, (snapshot) => snapshot);
  const isProving = state.matches({ open: 'proving' }) || state.matches({ open: 'reauthenticating' });
  const isFailed = state.matches({ open: 'failed' });
  const isWorking = !state.matches('open') && !state.matches('closed');
  const { failure, refusals } = state.context;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, failure && deletionFieldOf(failure.code), refusals);
  const step = isProving ? 'proof' : isFailed ? 'failed' : isWorking ? 'working' : 'confirmation';
  useFocusOnChange(form, step, 'input, button[type="submit"], [tabindex]');

  const submit = () => {
    if (step === 'confirmation') actor.send({ type: 'deletion.confirm' });
    if (step === 'proof') actor.send({ type: 'proof.submit' });
    if (step === 'failed') actor.send({ type: 'deletion.retry' });
  };
  const cancel = () => actor.send({ type: 'deletion.cancel' });
  return (
    <FormDialog
      isOpen={!state.matches('closed')}
      title={messages.title}
      closeLabel={actions.close}
      formRef={form}
      onSubmit={submit}
      onClose={cancel}
    >
      {step === 'confirmation' && <Confirmation onCancel={cancel} />}
      {step === 'proof' && <Proof actor={actor} onCancel={cancel} />}
      {step === 'failed' && <Failed failure={failure} onCancel={cancel} />}
      {step === 'working' && <Working />}
    </FormDialog>
  );
}
