import {
  formatPhone,
  isProfileChanged,
  type ProfileEditActor,
  type ProfileField,
  profileFieldOf,
} from '@chalchitra/machines';
import { Alert, Button, FormActions, PhoneField, TextField } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { useFields } from '../account/useFields';
import { useUnloadWarning } from '../account/useUnloadWarning';
import { form } from './ProfileCard.css';

/** Display name and phone, being edited or saved (spec §2, §5); Escape cancels. */
export function ProfileForm({ actor, isResumed }: { actor: ProfileEditActor; isResumed: boolean }) {
  const { actions } = useBaseMessages();
  const { fields: labels } = useMessages('account');
  const { form: messages } = useMessages('profile');
  const state = useSelector(actor, (snapshot) => snapshot);
  const { before, fields, phone, failure } = state.context;
  const isSaving = state.matches('saving');
  const isUnsaved = isSaving || isProfileChanged(before, fields);
  const [wasKept] = useState(isResumed && isUnsaved && failure === null);
  const { formRef, field, formFailure } = useFields<HTMLFormElement, ProfileField>(
    state.context,
    profileFieldOf,
    (name, value) => actor.send({ type: 'field.edit', field: name, value }),
    isSaving,
  );
  useUnloadWarning(isUnsaved);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'profile.save' });
  };
  const cancel = () => actor.send({ type: 'profile.cancel' });
  const cancelByKey = (event: KeyboardEvent) => {
    // While text is being composed, Escape belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) cancel();
  };

  return (
    <form
      ref={formRef}
      className={form}
      noValidate
      aria-label={messages.edit}
      onSubmit={submit}
      onKeyDown={cancelByKey}
    >
      {wasKept && <Alert tone="note">{messages.kept}</Alert>}
      {formFailure !== null && <FailureAlert failure={formFailure} />}
      <TextField {...field('name')} label={messages.displayName} autoComplete="name" required />
      <PhoneField
        {...field('phone')}
        hintText={phone === null ? labels.phoneHint : messages.phoneHint}
        formatValue={formatPhone}
      />
      <FormActions>
        <Button type="submit" variant="action" isBusy={isSaving}>
          {isSaving ? messages.saving : messages.save}
        </Button>
        <Button disabled={isSaving} onClick={cancel}>
          {actions.cancel}
        </Button>
      </FormActions>
    </form>
  );
}
