import { outboxMachine } from './outbox.machine';
import type { WaitingChange } from './outbox.rules';

const change: WaitingChange = {
  key: 'lamps-on-the-river',
  at: 1_795_420_800_000,
  body: { id: 'lamps-on-the-river', kind: 'videos', isListed: true },
};
const context = {
  intervalMs: 15_000,
  callSize: 50,
  uid: 'sample-viewer',
  waiting: [change],
  sent: [],
  isUrgent: false,
  isSingle: false,
  failures: 0,
  error: null,
};

/** Every state of an outbox worth seeing. */
export const outboxScenarios = {
  signedOut: outboxMachine.resolveState({
    value: 'signedOut',
    context: { ...context, uid: null, waiting: [] },
  }),
  idle: outboxMachine.resolveState({ value: 'idle', context: { ...context, waiting: [] } }),
  collecting: outboxMachine.resolveState({ value: 'collecting', context }),
  sending: outboxMachine.resolveState({ value: 'sending', context: { ...context, sent: [change] } }),
  backingOff: outboxMachine.resolveState({
    value: 'backingOff',
    context: { ...context, failures: 1, error: { kind: 'http', status: 500 } },
  }),
  kept: outboxMachine.resolveState({ value: 'kept', context }),
};
