import type { PopupProvider } from '@chalchitra/api/types';
import { type SignInActor, type SignInField, signInFieldOf } from '@chalchitra/machines';
import {
  Alert,
  Button,
  Checkbox,
  Form,
  FormDivider,
  FormRow,
  Link,
  LoadingPage,
  PasswordField,
  TextField,
} from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { AccountPage } from '../account/AccountPage';
import { FailureAlert } from '../account/FailureAlert';
import { useFailureText } from '../account/useFailureText';
import { useFocusOnRefusal } from '../account/useFocusOnRefusal';
import { FailurePage } from '../frame/FailurePage';
import { SitePage } from '../frame/SitePage';
import { paths } from '../paths';
import { providers } from './LoginScreen.css';
import { ProviderMark } from './ProviderMark';

const PROVIDERS: readonly PopupProvider[] = ['google', 'facebook'];

export interface LoginScreenProps {
  actor: SignInActor;
  /** Whether the account that was signed in has just been deleted. */
  isAccountDeleted?: boolean;
}

/** The sign-in form, and Loading while it is checked whether the user has paid (spec §2, §5). */
export function LoginScreen({ actor, isAccountDeleted = false }: LoginScreenProps) {
  const { actions, loading } = useCopy();
  const { fields: labels, login: copy } = useAreaCopy('account');
  const failureText = useFailureText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { fields, failure, isRemembered, notice, provider, refusals } = state.context;
  const wrong = failure === null ? null : signInFieldOf(failure.code);
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
  if (!state.matches('form')) {
    return (
      <SitePage variant="centred">
        <LoadingPage label={loading} />
      </SitePage>
    );
  }

  const isSigningIn = state.matches({ form: 'signingIn' });
  const isAwaitingPopup = state.matches({ form: { open: 'awaitingPopup' } });
  const field = (name: SignInField) => ({
    name,
    label: labels[name],
    value: fields[name],
    required: true,
    errorText: failure !== null && wrong === name ? failureText(failure) : undefined,
    onValueChange: (value: string) => actor.send({ type: 'field.edit', field: name, value }),
  });

  return (
    <AccountPage formRef={form}>
      <Form
        title={copy.title}
        leadText={copy.lead}
        onSubmit={() => actor.send({ type: 'signIn.submit' })}
        aside={
          <>
            {copy.newHere} <Link href={paths.register}>{copy.signUp}</Link>
          </>
        }
      >
        {failure !== null && wrong === null && <FailureAlert failure={failure} />}
        {isAccountDeleted && <Alert tone="good">{copy.accountDeleted}</Alert>}
        {notice !== null && <Alert tone="good">{copy[notice]}</Alert>}
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="username" />
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          showLabel={labels.showPassword}
          hideLabel={labels.hidePassword}
        />
        <FormRow>
          <Checkbox
            label={copy.rememberMe}
            name="remember"
            isChecked={isRemembered}
            onCheckedChange={() => actor.send({ type: 'remember.toggle' })}
          />
          <Button
            variant="text"
            size="small"
            isBusy={state.matches({ form: 'sendingReset' })}
            onClick={() => actor.send({ type: 'password.forget' })}
          >
            {copy.forgotPassword}
          </Button>
        </FormRow>
        <Button type="submit" variant="action" size="large" width="full" isBusy={isSigningIn}>
          {isSigningIn ? copy.submitting : actions.signIn}
        </Button>
        <FormDivider>{copy.or}</FormDivider>
        <div className={providers}>
          {PROVIDERS.map((name) => (
            <Button
              key={name}
              width="full"
              icon={<ProviderMark provider={name} />}
              aria-label={copy.continueWith[name]}
              onClick={({ detail }) => {
                // The second click of a double click would put another pop-up in the first one's place.
                if (detail < 2) actor.send({ type: 'provider.choose', provider: name });
              }}
            >
              {copy[name]}
            </Button>
          ))}
        </div>
        {isAwaitingPopup && <Alert tone="note">{copy.waitingForPopup[provider]}</Alert>}
      </Form>
    </AccountPage>
  );
}
