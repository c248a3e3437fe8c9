import { useEffect } from 'react';
import { navigate } from './location';

/** Sends the visitor on, in place of the address that can't be shown. */
export function Redirect({ to, from }: { to: string; from?: string | undefined }) {
  useEffect(() => navigate(to, { isReplacing: true, ...(from !== undefined && { from }) }), [to, from]);
  return null;
}
