import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useRuntime } from '../../runtime';
import { EarlyIdentity } from '../account/EarlyIdentity';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { RegisterScreen } from './RegisterScreen';
import { provideRegistration } from './registrationFlow';

/** /register: goes to / if the new account has paid already, else to the plans (spec §2). */
export function RegisterRoute() {
  const runtime = useRuntime();
  const [machine] = useState(() => provideRegistration(runtime));
  const actor = useActorRef(machine);
  const outcome = useSelector(actor, ({ value }) => value);
  if (outcome === 'paid') return <Redirect to={paths.home} />;
  if (outcome === 'unpaid') return <Redirect to={paths.subscription} />;
  return (
    <EarlyIdentity>
      <RegisterScreen actor={actor} />
    </EarlyIdentity>
  );
}
