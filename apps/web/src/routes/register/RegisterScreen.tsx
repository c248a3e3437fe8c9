import {
  formatPhone,
  type RegistrationActor,
  type RegistrationField,
  registrationFieldOf,
} from '@chalchitra/machines';
import { Button, Form, Link, PasswordField, PhoneField, TextField } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { AccountPage } from '../account/AccountPage';
import { FailureAlert } from '../account/FailureAlert';
import { HistoryFailurePage } from '../account/HistoryFailurePage';
import { useFields } from '../account/useFields';
import { useUnloadWarning } from '../account/useUnloadWarning';
import { paths } from '../paths';
import { agreement } from './RegisterScreen.css';

export interface RegisterScreenProps {
  actor: RegistrationActor;
  /** The operator's own page on terms of use; null where there is none. */
  termsUrl: string | null;
}

/** The create-account form (spec §2, §5), through every state of a registration. */
export function RegisterScreen({ actor, termsUrl }: RegisterScreenProps) {
  const { actions, footer } = useBaseMessages();
  const { fields: labels, register: messages } = useMessages('account');
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure } = state.context;
  const isBusy = !state.matches('editing');
  const { formRef, field, formFailure } = useFields<HTMLDivElement, RegistrationField>(
    state.context,
    registrationFieldOf,
    (name, value) => actor.send({ type: 'field.edit', field: name, value }),
    isBusy,
  );
  useUnloadWarning(isBusy && !state.matches('historyFailed'));

  if (failure !== null && state.matches('historyFailed')) {
    return <HistoryFailurePage failure={failure} onRetry={() => actor.send({ type: 'history.retry' })} />;
  }

  const password = {
    required: true,
    autoComplete: 'new-password',
    showLabel: labels.showPassword,
    hideLabel: labels.hidePassword,
  } as const;

  return (
    <AccountPage formRef={formRef}>
      <Form
        title={messages.title}
        leadText={messages.lead}
        onSubmit={() => actor.send({ type: 'registration.submit' })}
        aside={
          <>
            {messages.haveAccount} <Link href={paths.login}>{actions.signIn}</Link>
          </>
        }
      >
        {formFailure !== null && !isBusy && <FailureAlert failure={formFailure} />}
        <TextField {...field('name')} required autoComplete="name" />
        <TextField {...field('email')} required type="email" inputMode="email" autoComplete="email" />
        <PhoneField {...field('phone')} required formatValue={formatPhone} hintText={labels.phoneHint} />
        <PasswordField {...field('password')} {...password} hintText={labels.passwordHint} />
        <PasswordField {...field('confirmation')} {...password} />
        <Button type="submit" variant="action" size="large" width="full" isBusy={isBusy}>
          {isBusy ? messages.submitting : messages.submit}
        </Button>
        <p className={agreement}>
          {messages.agreement}{' '}
          {termsUrl !== null && (
            <>
              <Link href={termsUrl} target="_blank" rel="noopener">
                {footer.termsOfUse}
              </Link>{' '}
            </>
          )}
          <Link href={paths.privacyPolicy}>{footer.privacyPolicy}</Link>
        </p>
      </Form>
    </AccountPage>
  );
}
