import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { accountSummaryQuery, userDetailsQuery } from '../../queries/account.queries';
import { emailRemindersChange, emailRemindersQuery } from '../../queries/emailReminders.queries';
import { paymentHistoryQuery, plansQuery, switchQuotesQuery } from '../../queries/payments.queries';
import { keepPending, loadingError } from '../../queries/queryClient';
import { receiptsQuery } from '../../queries/receipts.queries';
import { useRuntime, useUid } from '../../runtime';
import { useCurrentUser } from '../account/useCurrentUser';
import { MobileCeilingChoice } from '../dataSaver/MobileCeilingChoice';
import { ProfileLanguages } from '../languages/ProfileLanguages';
import { accountDeletionOf } from './accountDeletionFlow';
import { provideDataExport } from './dataExportFlow';
import { ProfileScreen } from './ProfileScreen';
import { profileEditOf } from './profileEditFlow';
import { toShownUser } from './profileView';

const endingLine = lazyPart(async () => (await import('../ending/EndingLine')).EndingLine);

/** /profile */
export function Component() {
  const uid = useUid();
  return uid === null ? null : <UserProfile key={uid} uid={uid} />;
}

function UserProfile({ uid }: { uid: string }) {
  const runtime = useRuntime();
  const { clients, session } = runtime;
  const user = useCurrentUser();
  const details = useQuery(userDetailsQuery(clients, uid));
  const history = useQuery(paymentHistoryQuery(clients, uid));
  const receipts = useQuery(receiptsQuery(clients, uid));
  const plans = useQuery(plansQuery(clients));
  const summary = useQuery(accountSummaryQuery(clients, uid));
  const switching = useQuery(switchQuotesQuery(clients, uid));
  const reminders = useQuery(emailRemindersQuery(clients, uid));
  const { mutate, status, error, variables } = useMutation(
    emailRemindersChange(useQueryClient(), clients, uid),
  );
  const edit = profileEditOf(runtime, uid);
  const deletion = accountDeletionOf(runtime, uid);
  const [mobileCeiling] = useState(() =>
    lazyPart(async () => {
      const engine = await runtime.loadPlayer();
      return () => <MobileCeilingChoice {...engine} />;
    }),
  );
  const [exportMachine] = useState(() => provideDataExport(runtime));
  const dataExport = useActorRef(exportMachine, { input: { uid } });
  useEffect(() => () => edit.send({ type: 'page.left' }), [edit]);
  useEffect(() => () => deletion.send({ type: 'page.left' }), [deletion]);
  return (
    <>
      <ProfileScreen
        user={toShownUser(user, details.isPending ? undefined : details.data)}
        hasPhoneFailed={details.isLoadingError}
        edit={edit}
        payments={history.data ?? null}
        plans={plans.data ?? []}
        receipts={receipts.data ?? []}
        canSwitch={(switching.data ?? null) !== null}
        historyError={loadingError(history)}
        plansError={loadingError(plans)}
        receiptsError={loadingError(receipts)}
        summary={summary.data}
        summaryError={loadingError(summary)}
        // The last choice is shown at once; where it can't be saved, what the server has.
        reminders={status === 'pending' ? variables : reminders.data}
        remindersError={loadingError(reminders)}
        choice={
          variables === undefined
            ? null
            : { isSaved: status === 'success', error, onRetry: () => mutate(variables) }
        }
        onRemind={(isWanted) => mutate(isWanted)}
        dataExport={dataExport}
        deletion={deletion}
        languageChoice={<ProfileLanguages />}
        mobileCeiling={<LazyPart part={mobileCeiling} props={{}} />}
        onRetry={() => {
          for (const query of [details, history, plans, receipts, reminders, summary, switching])
            if (query.isError) void query.refetch(keepPending);
        }}
        onLogout={() => session.send({ type: 'session.signOut' })}
      />
      <LazyPart part={endingLine} props={{ uid }} />
    </>
  );
}
