import { useRouteError } from 'react-router-dom';
import { useBaseMessages } from '../../copy/copy';
import { CrashScreen } from './CrashScreen';

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
