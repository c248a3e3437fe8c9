import { uidOf } from '@chalchitra/machines';
import { LazyPart } from '@chalchitra/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { waitFor } from 'xstate';
import { useBaseMessages } from '../../copy/copy';
import { type Runtime, useIsAccountDeleted, useIsSignedIn, useRuntime, useUid } from '../../runtime';
import { EarlyIdentity } from '../account/EarlyIdentity';
import { useDraft } from '../account/useDraft';
import { areaPart } from '../areaPart';
import { CodeFailurePage } from '../frame/CodeFailurePage';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { readFrom } from '../historyEntry';
import { paths } from '../paths';
import { LoginScreen } from './LoginScreen';
import { provideSignIn } from './signInFlow';

/** Never the password. */
const KEPT_FIELDS = ['email'] as const;

/** What was typed as the email at the last visit of the page, until somebody signs in. */
const typedEmails = new WeakMap<Runtime, string>();

/** /login: the form; for a signed-in user who has not paid, the plan chooser in its place (spec §2). */
export function Component() {
  const from = readFrom(useLocation());
  const isSignedIn = useIsSignedIn();
  const [attempt, setAttempt] = useState({ number: 0, isSignedIn });
  // Signing out here, or in another tab, begins a new attempt with an empty form.
  if (attempt.isSignedIn !== isSignedIn)
    setAttempt({ number: attempt.number + (isSignedIn ? 0 : 1), isSignedIn });
  return <SignInAttempt key={attempt.number} isSignedIn={isSignedIn} home={from ?? paths.home} />;
}

function SignInAttempt({ isSignedIn, home }: { isSignedIn: boolean; home: string }) {
  const runtime = useRuntime();
  // While signing out, nobody counts any more.
  const known = useUid();
  const uid = isSignedIn ? known : null;
  const [machine] = useState(() => provideSignIn(runtime));
  const actor = useActorRef(machine, { input: { uid } });
  useDraft(actor, KEPT_FIELDS);
  useEffect(() => {
    const value = typedEmails.get(runtime);
    if (value !== undefined) actor.send({ type: 'field.edit', field: 'email', value });
    return () => {
      const { context } = actor.getSnapshot();
      if (context.uid !== null) return;
      typedEmails.set(runtime, context.fields.email);
      const { session } = runtime;
      void waitFor(session, () => uidOf(session) !== null).then(() => typedEmails.delete(runtime));
    };
  }, [runtime, actor]);
  const outcome = useSelector(actor, ({ value }) => value);
  const { titles } = useBaseMessages();
  useDocumentTitle(outcome === 'unpaid' ? titles.subscription : titles.login, null);
  const isAccountDeleted = useIsAccountDeleted();
  // Most visitors of the page need no plans.
  const [planChooser] = useState(() =>
    areaPart(runtime.copy, 'plans', async () => (await import('../subscription/PlanChooser')).PlanChooser),
  );
  const [hasPaid, setHasPaid] = useState(false);
  useEffect(() => {
    if (uid !== null) actor.send({ type: 'session.found', uid });
  }, [actor, uid]);
  if (outcome === 'paid' || hasPaid) return <Navigate to={home} replace />;
  if (outcome === 'unpaid') {
    return (
      <LazyPart
        part={planChooser}
        props={{ uid, onPaid: () => setHasPaid(true) }}
        loading={<LoginScreen actor={actor} />}
        failure={(retry) => <CodeFailurePage onRetry={retry} />}
      />
    );
  }
  return (
    <EarlyIdentity>
      <LoginScreen actor={actor} isAccountDeleted={isAccountDeleted} />
    </EarlyIdentity>
  );
}
