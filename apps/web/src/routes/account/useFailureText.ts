import type { Failure, FailureCode } from '@chalchitra/machines';
import { type AreaMessages, useActiveCopy } from '../../copy/copy';

/** Failures that are shown in the server's or the provider's own words where it sent some (spec §7, §8). */
const DETAILED: readonly FailureCode[] = [
  'accountFailed',
  'registrationFailed',
  'passwordRefused',
  'signInFailed',
  'passwordResetFailed',
  'reauthenticationFailed',
  'orderFailed',
];

/** The sentences of all failures: a code without one doesn't compile. */
type FailureTexts = AreaMessages['account']['failures'] &
  AreaMessages['plans']['failures'] &
  AreaMessages['profile']['failures'] & { paymentHistoryFailed: string };

/** Turns a failure into the sentence to show, which is in an area of the page that shows it. */
export function useFailureText(): (failure: Failure) => string {
  const { loaded, messages } = useActiveCopy();
  return ({ code, detail }) => {
    const texts = {
      ...loaded.account?.failures,
      ...loaded.plans?.failures,
      ...loaded.profile?.failures,
      paymentHistoryFailed: messages.failures.paymentHistory,
    } as FailureTexts;
    return (DETAILED.includes(code) ? detail : undefined) ?? texts[code];
  };
}
