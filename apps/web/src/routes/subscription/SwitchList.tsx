import type { Id, Plan, SwitchQuotes } from '@chalchitra/api/types';
import { PlanCard, PlanGrid } from '@chalchitra/ui';
import { useMessages, usePresent } from '../../copy/copy';
import { priceText } from '../../present/priceText';

export interface SwitchListProps {
  plans: readonly Plan[];
  quotes: SwitchQuotes;
  /** The plan that is being paid for, null while none is. */
  busyId: Id | null;
  /** Whether that one starts now, not at the end of the plan that runs. */
  isNow: boolean;
  /** Whether none can be chosen now. */
  isLocked?: boolean;
  onSelect: (planId: Id, isNow: boolean) => void;
}

/** The other plans, with what each gives now and at the end, in rupees and days, before anything is paid (spec §2). */
export function SwitchList({ plans, quotes, busyId, isNow, isLocked = false, onSelect }: SwitchListProps) {
  const { until, left } = quotes;
  const messages = useMessages('plans');
  const { money, date } = usePresent();
  return (
    <PlanGrid>
      {quotes.quotes.flatMap(({ planId, creditDays, untilNow, untilAtEnd }) => {
        const plan = plans.find(({ id }) => id === planId);
        if (plan === undefined) return [];
        const isBusy = busyId === planId;
        return (
          <PlanCard
            key={planId}
            name={plan.name}
            amountText={money(plan.amount)}
            priceText={priceText(money(plan.amount), plan.durationDays, messages)}
            features={[
              plan.description,
              messages.creditNow({ left: money(left), days: creditDays, date: date(untilNow) }),
              messages.followsAtEnd({ from: date(until), date: date(untilAtEnd) }),
            ].filter(Boolean)}
            selectText={isBusy && isNow ? messages.processing : messages.switchNow}
            isBusy={isBusy && isNow}
            isDisabled={isLocked || (busyId !== null && !isBusy)}
            onSelect={() => onSelect(planId, true)}
            alternative={{
              text: isBusy && !isNow ? messages.processing : messages.switchAtEnd,
              onSelect: () => onSelect(planId, false),
              isBusy: isBusy && !isNow,
            }}
          />
        );
      })}
    </PlanGrid>
  );
}
