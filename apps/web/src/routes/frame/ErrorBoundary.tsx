import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { BaseMessages } from '../../copy/copy';
import type { Telemetry } from '../../platform/telemetry';
import { CrashScreen } from './CrashScreen';

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
