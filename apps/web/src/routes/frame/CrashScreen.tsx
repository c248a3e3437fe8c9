import { Button, ButtonLink, ErrorScreen } from '@chalchitra/ui';
import { useRouteError } from 'react-router-dom';
import { type BaseMessages, useBaseMessages } from '../../copy/copy';
import { paths } from '../paths';

/** The one place where bugs end up: says so, with the status or message, and offers ways back (spec §8). */
export function CrashPage() {
  return (
    <CrashScreen
      error={useRouteError()}
      messages={useBaseMessages()}
      onReload={() => window.location.reload()}
    />
  );
}

/** What is shown in place of everything when the app broke. */
export function CrashScreen({
  error,
  messages: { crash, actions },
  onReload,
}: {
  error: unknown;
  messages: BaseMessages;
  onReload: () => void;
}) {
  return (
    <ErrorScreen
      title={crash.title}
      detailText={describe(error) ?? crash.hint}
      action={
        <>
          <Button variant="action" onClick={onReload}>
            {crash.reload}
          </Button>
          <ButtonLink href={paths.home}>{actions.goHome}</ButtonLink>
        </>
      }
    />
  );
}

/** The status or the message of whatever was thrown. */
function describe(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { status, message } = error as { status?: unknown; message?: unknown };
  if (typeof status === 'number') return String(status);
  return typeof message === 'string' && message !== '' ? message : null;
}
