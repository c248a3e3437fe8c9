import {
  formatPhone,
  type RegistrationActor,
  type RegistrationField,
  registrationFieldOf,
} from '@chalchitra/machines';
import { Button, Form, Link, PasswordField, PhoneField, TextField } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { AccountPage } from '../account/AccountPage';
import { FailureAlert } from '../account/FailureAlert';
import { useFailureText } from '../account/useFailureText';
import { useFocusOnRefusal } from '../account/useFocusOnRefusal';
import { FailurePage } from '../frame/FailurePage';
import { paths } from '../paths';
import { agreement } from './RegisterScreen.css';

export interface RegisterScreenProps {
  actor: RegistrationActor;
  /** The operator's own page on terms of use; null where there is none. */
  termsUrl: string | null;
}

/** The create-account form (spec §2, §5), through every state of a registration. */
export function RegisterScreen({ actor, termsUrl }: RegisterScreenProps) {
  const { actions, footer } = useCopy();
  const { fields: labels, register: copy } = useAreaCopy('account');
  const failureText = useFailureText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { fields, failure, refusals } = state.context;
  const wrong = failure === null ? null : registrationFieldOf(failure.code);
  const form = useRef<HTMLDivElement>(null);
  useFocusOnRefusal(form, wrong, refusals);

  if (failure !== null && state.matches('historyFailed')) {
    return (
      <FailurePage
        message={failureText(failure)}
        error={failure.cause}
        onRetry={() => actor.send({ type: 'history.retry' })}
      />
    );
  }

  const isBusy = !state.matches('editing');
  const field = (name: RegistrationField) => ({
    name,
    label: labels[name],
    value: fields[name],
    required: true,
    errorText: failure !== null && wrong === name ? failureText(failure) : undefined,
    onValueChange: (value: string) => actor.send({ type: 'field.edit', field: name, value }),
  });
  const password = {
    autoComplete: 'new-password',
    showLabel: labels.showPassword,
    hideLabel: labels.hidePassword,
  } as const;

  return (
    <AccountPage formRef={form}>
      <Form
        title={copy.title}
        leadText={copy.lead}
        onSubmit={() => actor.send({ type: 'registration.submit' })}
        aside={
          <>
            {copy.haveAccount} <Link href={paths.login}>{actions.signIn}</Link>
          </>
        }
      >
        {failure !== null && wrong === null && !isBusy && <FailureAlert failure={failure} />}
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <PhoneField {...field('phone')} formatValue={formatPhone} hintText={labels.phoneHint} />
        <PasswordField {...field('password')} {...password} hintText={labels.passwordHint} />
        <PasswordField {...field('confirmation')} {...password} />
        <Button type="submit" variant="action" size="large" width="full" isBusy={isBusy}>
          {isBusy ? copy.submitting : copy.submit}
        </Button>
        <p className={agreement}>
          {copy.agreement}{' '}
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
