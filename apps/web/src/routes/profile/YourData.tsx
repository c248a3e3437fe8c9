import type { AccountSummary } from '@chalchitra/api/types';
import type { AccountDeletionActor, DataExportActor } from '@chalchitra/machines';
import { ActionList, ActionRow, Alert, Button, LazyPart, lazyPart } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useMessages, usePresent } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { PartFailure } from '../frame/PartFailure';
import { facts } from './ProfileScreen.css';
import { ProfileSection } from './ProfileSection';

const deletionDialog = lazyPart(async () => (await import('./DeletionDialog')).DeletionDialog);

export interface YourDataProps {
  /** Undefined while it is loading, null where the server doesn't know the calls. */
  summary: AccountSummary | null | undefined;
  /** Why it couldn't be loaded; null where it was. */
  summaryError: unknown;
  dataExport: DataExportActor;
  deletion: AccountDeletionActor;
  onRetry: () => void;
}

/** What the user can do about what is kept of them: a copy, and the end of the account (spec §2). */
export function YourData({ summary, summaryError, dataExport, deletion, onRetry }: YourDataProps) {
  const messages = useMessages('profile').data;
  const present = usePresent();
  if (summaryError === null && !summary) return null;
  const { createdAt = null, agreedTerms = null } = summary ?? {};
  return (
    <ProfileSection id="your-data" title={messages.title}>
      {summary ? (
        <>
          <p className={facts}>
            {createdAt !== null && <span>{messages.memberSince({ date: present.date(createdAt) })}</span>}
            {agreedTerms !== null && (
              <span>
                {messages.agreed({ version: agreedTerms.version, date: present.date(agreedTerms.agreedAt) })}
              </span>
            )}
          </p>
          <ActionList label={messages.title}>
            <ExportRow actor={dataExport} />
            <DeletionRow actor={deletion} />
          </ActionList>
          <Deletion actor={deletion} />
        </>
      ) : (
        <PartFailure error={summaryError} onRetry={onRetry}>
          {messages.failed}
        </PartFailure>
      )}
    </ProfileSection>
  );
}

function ExportRow({ actor }: { actor: DataExportActor }) {
  const messages = useMessages('profile').data.export;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure } = state.context;
  const isFetching = state.matches('fetching');
  return (
    <ActionRow
      title={messages.title}
      messageText={messages.text}
      action={
        <Button isBusy={isFetching} onClick={() => actor.send({ type: 'export.request' })}>
          {isFetching ? messages.fetching : messages.button}
        </Button>
      }
      notice={
        failure ? (
          <FailureAlert failure={failure} />
        ) : (
          <Alert tone="good">{state.matches('saved') && messages.saved}</Alert>
        )
      }
    />
  );
}

function DeletionRow({ actor }: { actor: AccountDeletionActor }) {
  const messages = useMessages('profile').data.deletion;
  return (
    <ActionRow
      title={messages.title}
      messageText={messages.text}
      action={
        <Button
          onPointerEnter={deletionDialog.preload}
          onFocus={deletionDialog.preload}
          onClick={() => actor.send({ type: 'deletion.open' })}
        >
          {messages.button}
        </Button>
      }
    />
  );
}

/** The dialog, whose code is loaded when it is first opened. */
function Deletion({ actor }: { actor: AccountDeletionActor }) {
  const { data } = useMessages('profile');
  const isOpen = useSelector(actor, (state) => !state.matches('closed'));
  return (
    <LazyPart
      part={deletionDialog}
      props={{ actor }}
      isWanted={isOpen}
      failure={(retry) => (
        <PartFailure error={null} onRetry={retry}>
          {data.deletion.notLoaded}
        </PartFailure>
      )}
    />
  );
}
