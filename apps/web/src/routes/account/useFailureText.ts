import type { Failure, FailureCode } from '@chalchitra/machines';
import { useAreaCopy } from '../../copy/copy';

/** Failures that are shown in the server's or the provider's own words where it sent some (spec §7, §8). */
const DETAILED: readonly FailureCode[] = [
  'accountFailed',
  'registrationFailed',
  'signInFailed',
  'passwordResetFailed',
  'reauthenticationFailed',
  'orderFailed',
];

/** Turns a failure into the sentence to show. */
export function useFailureText(): (failure: Failure) => string {
  const { failures } = useAreaCopy('account');
  return ({ code, detail }) => (DETAILED.includes(code) ? detail : undefined) ?? failures[code];
}
