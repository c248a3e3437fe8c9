import type { Id } from '@chalchitra/api/types';
import { Announcement } from '@chalchitra/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy, usePresent } from '../../copy/copy';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import { useRuntime } from '../../runtime';
import { paths } from '../paths';
import { type Ending, endingOf } from './ending';

/** Says that a user's subscription ends soon, unless they have closed that for this period. */
export function EndingLine({ uid }: { uid: Id }) {
  const { clients, closedEnding } = useRuntime();
  // A history that has failed is asked for again by whoever shows it, not by this line.
  const { data } = useQuery({ ...paymentHistoryQuery(clients, uid), retryOnMount: false });
  const [closed, setClosed] = useState<string | null>(null);
  const ending = data === undefined ? null : endingOf(data, new Date());
  if (ending === null || ending.periodEnd === closed || closedEnding.isClosed(ending.periodEnd)) return null;
  const close = () => {
    closedEnding.close(ending.periodEnd);
    setClosed(ending.periodEnd);
  };
  return <EndingAnnouncement ending={ending} onClose={close} />;
}

/** The line itself, with the way to renew. */
export function EndingAnnouncement({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { actions, ending: copy } = useCopy();
  const { date } = usePresent();
  return (
    <Announcement
      label={copy.label}
      text={ending.isToday ? copy.today : copy.soon({ date: date(ending.periodEnd) })}
      action={{ href: paths.renewal, text: copy.renew }}
      closeLabel={actions.close}
      onClose={onClose}
    />
  );
}
