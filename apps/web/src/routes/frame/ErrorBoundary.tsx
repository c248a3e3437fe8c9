import { Button, ButtonLink, ErrorScreen } from '@chalchitra/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { BaseMessages } from '../../copy/copy';
import type { Telemetry } from '../../platform/telemetry';
import { paths } from '../paths';

interface Props {
  telemetry: Telemetry;
  messages: BaseMessages;
  children: ReactNode;
}

/** The one place where bugs end up: says so, with the status or message, and offers ways back (spec §8). */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.telemetry.error(error, `screen${info.componentStack ?? ''}`);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <CrashScreen error={error} messages={this.props.messages} onReload={() => window.location.reload()} />
    );
  }
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
