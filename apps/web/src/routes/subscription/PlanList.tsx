import { MONTH_DAYS } from '@chalchitra/api/constants';
import type { Id, Plan } from '@chalchitra/api/types';
import { EmptyState, PlanCard, PlanGrid, Skeleton } from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { priceText } from '../../present/priceText';

export interface PlanListProps {
  plans: readonly Plan[];
  /** The plan that is being paid for, null while none is. */
  busyId: Id | null;
  /** Whether none can be chosen now. */
  isLocked?: boolean | undefined;
  /** The end of the subscription that a payment adds to; null where none runs. */
  until?: string | null | undefined;
  onSelect: (planId: Id) => void;
}

/** One card for each available plan; while one is being paid for, the others wait. */
export function PlanList({ plans, busyId, isLocked = false, until = null, onSelect }: PlanListProps) {
  const messages = useMessages('plans');
  const { failures } = useBaseMessages();
  const { money, nextDue } = usePresent();
  const lasts = (days: number) => {
    if (until !== null) return messages.adds({ days, date: nextDue(until, days) });
    return days === MONTH_DAYS ? '' : messages.lasts({ days });
  };
  if (plans.length === 0) return <EmptyState title={messages.none} messageText={failures.tryLater} />;
  return (
    <PlanGrid>
      {plans.map(({ id, name, amount, description, durationDays }) => (
        <PlanCard
          key={id}
          name={name}
          amountText={money(amount)}
          priceText={priceText(money(amount), durationDays, messages)}
          features={[description, lasts(durationDays)].filter(Boolean)}
          selectText={busyId === id ? messages.processing : messages.select}
          isBusy={busyId === id}
          isDisabled={isLocked || (busyId !== null && busyId !== id)}
          onSelect={() => onSelect(id)}
        />
      ))}
    </PlanGrid>
  );
}

/** Holds the room of the plans while they are loading. */
export function PlansLoading() {
  const messages = useMessages('plans');
  return (
    <div role="status">
      <span className={visuallyHidden}>{messages.loading}</span>
      <PlanGrid>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </PlanGrid>
    </div>
  );
}
