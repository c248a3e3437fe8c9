import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRuntime } from '../../runtime';
import { EarlyIdentity } from '../account/EarlyIdentity';
import { useDraft } from '../account/useDraft';
import { paths } from '../paths';
import { RegisterScreen } from './RegisterScreen';
import { registrationOf } from './registrationFlow';

/** Never the passwords. */
const KEPT_FIELDS = ['name', 'email', 'phone'] as const;

/** /register: goes to / if the new account has paid already, else to the plans (spec §2). */
export function Component() {
  const runtime = useRuntime();
  const [actor] = useState(() => registrationOf(runtime));
  useEffect(() => () => actor.send({ type: 'page.left' }), [actor]);
  useDraft(actor, KEPT_FIELDS);
  const outcome = useSelector(actor, ({ value }) => value);
  if (outcome === 'paid') return <Navigate to={paths.home} replace />;
  if (outcome === 'unpaid') return <Navigate to={paths.subscription} replace />;
  return (
    <EarlyIdentity>
      <RegisterScreen actor={actor} termsUrl={runtime.settings.brand.pages.terms} />
    </EarlyIdentity>
  );
}
