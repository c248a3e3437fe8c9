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
  PasswordField,
  TextField,
} from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { AccountPage } from '../account/AccountPage';
import { FailureAlert } from '../account/FailureAlert';
import { HistoryFailurePage } from '../account/HistoryFailurePage';
import { useFields } from '../account/useFields';
import { RouteLoading } from '../frame/RouteLoading';
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
  const { actions } = useBaseMessages();
  // A rendering later than its region, so that it is read out.
  const isDeletionSaid = useDeferredValue(isAccountDeleted, false);
  const { fields: labels, login: messages } = useMessages('account');
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, isRemembered, notice, popup } = state.context;
  const isSigningIn = state.matches({ form: 'signingIn' });
  const { formRef, field, formFailure } = useFields<HTMLDivElement, SignInField>(
    state.context,
    signInFieldOf,
    (name, value) => actor.send({ type: 'field.edit', field: name, value }),
    isSigningIn,
  );

  if (failure !== null && state.matches('historyFailed')) {
    return <HistoryFailurePage failure={failure} onRetry={() => actor.send({ type: 'history.retry' })} />;
  }
  if (!state.matches('form')) {
    return <RouteLoading />;
  }

  const isAwaitingPopup = state.matches({ form: { open: { popup: 'open' } } });

  return (
    <AccountPage formRef={formRef}>
      <Form
        title={messages.title}
        leadText={messages.lead}
        onSubmit={() => actor.send({ type: 'signIn.submit' })}
        aside={
          <>
            {messages.newHere} <Link href={paths.register}>{messages.signUp}</Link>
          </>
        }
      >
        {formFailure !== null && <FailureAlert failure={formFailure} />}
        <Alert tone="good">{isDeletionSaid && messages.accountDeleted}</Alert>
        <Alert tone="good">{notice !== null && messages[notice]}</Alert>
        <TextField {...field('email')} required type="email" inputMode="email" autoComplete="username" />
        <PasswordField
          {...field('password')}
          required
          autoComplete="current-password"
          showLabel={labels.showPassword}
          hideLabel={labels.hidePassword}
        />
        <FormRow>
          <Checkbox
            label={messages.rememberMe}
            name="remember"
            isChecked={isRemembered}
            disabled={isSigningIn}
            onCheckedChange={() => actor.send({ type: 'remember.toggle' })}
          />
          <Button
            variant="text"
            size="small"
            isBusy={state.matches({ form: { open: { reset: 'sending' } } })}
            onClick={() => actor.send({ type: 'password.forget' })}
          >
            {messages.forgotPassword}
          </Button>
        </FormRow>
        <Button type="submit" variant="action" size="large" width="full" isBusy={isSigningIn}>
          {isSigningIn ? messages.submitting : actions.signIn}
        </Button>
        <FormDivider>{messages.or}</FormDivider>
        <div className={providers}>
          {PROVIDERS.map((name) => (
            <Button
              key={name}
              width="full"
              icon={<ProviderMark provider={name} />}
              aria-label={messages.continueWith[name]}
              onClick={({ detail }) => {
                // The second click of a double click would put another pop-up in the first one's place.
                if (detail < 2) actor.send({ type: 'provider.choose', provider: name });
              }}
            >
              {messages[name]}
            </Button>
          ))}
        </div>
        <Alert tone="note">{isAwaitingPopup && messages.waitingForPopup[popup.provider]}</Alert>
      </Form>
    </AccountPage>
  );
}
