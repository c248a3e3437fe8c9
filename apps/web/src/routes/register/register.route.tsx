import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../runtime';
import { EarlyIdentity } from '../account/EarlyIdentity';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { RegisterScreen } from './RegisterScreen';
import { registrationOf } from './registrationFlow';

/** /register: goes to / if the new account has paid already, else to the plans (spec §2). */
export function RegisterRoute() {
  const runtime = useRuntime();
  const [actor] = useState(() => registrationOf(runtime));
  useEffect(() => () => actor.send({ type: 'page.left' }), [actor]);
  const outcome = useSelector(actor, ({ value }) => value);
  if (outcome === 'paid') return <Redirect to={paths.home} />;
  if (outcome === 'unpaid') return <Redirect to={paths.subscription} />;
  return (
    <EarlyIdentity>
      <RegisterScreen actor={actor} />
    </EarlyIdentity>
  );
}
