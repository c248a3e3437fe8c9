import type { ErrorActorEvent } from 'xstate';
import { toFailure } from './failure';
import type { FailureCode } from './failureCodes';

/** The `fail` action of a machine, with a failed actor's error under a code. */
export const failWith = (code: FailureCode) =>
  ({
    type: 'fail',
    params: ({ event }: { event: ErrorActorEvent }) => toFailure(code, event.error),
  }) as const;
