import type { Plan, SwitchQuotes } from '@chalchitra/api/types';
import { Alert } from '@chalchitra/ui';
import { useMessages, usePresent } from '../../copy/copy';

/** What the user is subscribed to, until when, and what is left of it, before another plan is paid (spec §2). */
export function SwitchNote({ plans, quotes }: { plans: readonly Plan[]; quotes: SwitchQuotes }) {
  const messages = useMessages('plans');
  const present = usePresent();
  return (
    <Alert tone="note">
      {messages.switching({
        plan: plans.find(({ id }) => id === quotes.planId)?.name ?? messages.plan,
        date: present.date(quotes.until),
        left: present.money(quotes.left),
      })}
    </Alert>
  );
}
