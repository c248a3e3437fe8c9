import type { AccountDeletionActor } from '@chalchitra/machines';
import { FormDialog } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { useFocusOnRefusal } from '../account/useFocusOnRefusal';
import { Confirmation, Failed, Proof, Working } from './DeletionSteps';

/** Asks twice before an account is deleted, and says what became of it (spec §4). */
export function DeletionDialog({ actor }: { actor: AccountDeletionActor }) {
  const { actions } = useCopy();
  const copy = useAreaCopy('profile').data.deletion;
  const state = useSelector(actor, (snapshot) => snapshot);
  const isProving = state.matches({ open: 'proving' }) || state.matches({ open: 'reauthenticating' });
  const isFailed = state.matches({ open: 'failed' });
  const isWorking = !state.matches('open') && !state.matches('closed');
  const { failure, refusals } = state.context;
  const form = useRef<HTMLFormElement>(null);
  const isAboutPassword = failure?.code === 'passwordMissing' || failure?.code === 'passwordWrong';
  useFocusOnRefusal(form, isAboutPassword ? 'password' : null, refusals);
  const step = isProving ? 'proof' : isFailed ? 'failed' : isWorking ? 'working' : 'confirmation';
  useFocusOnStep(form, step);

  const submit = () => {
    if (step === 'confirmation') actor.send({ type: 'deletion.confirm' });
    if (step === 'proof') actor.send({ type: 'proof.submit' });
    if (step === 'failed') actor.send({ type: 'deletion.retry' });
  };
  const cancel = () => actor.send({ type: 'deletion.cancel' });
  return (
    <FormDialog
      isOpen={!state.matches('closed')}
      title={copy.title}
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

/** Takes the focus to the next step's first field or button: the one that had it is gone. */
function useFocusOnStep(form: React.RefObject<HTMLFormElement | null>, step: string): void {
  const was = useRef(step);
  useEffect(() => {
    if (was.current === step) return;
    was.current = step;
    const next = form.current?.querySelector<HTMLElement>('input, button[type="submit"], [tabindex]');
    next?.focus();
  }, [form, step]);
}
