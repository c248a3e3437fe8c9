import type { Id } from '@chalchitra/api/types';
import { Announcement } from '@chalchitra/ui';
import { useBaseMessages, usePresent } from '../../copy/copy';
import { paths } from '../paths';
import type { Ending } from './ending';
import { useEnding } from './useEnding';

/** Says that a user's subscription ends soon, unless they have closed that for this period. */
export function EndingLine({ uid }: { uid: Id }) {
  const { ending, close } = useEnding(uid);
  return ending === null ? null : <EndingAnnouncement ending={ending} onClose={close} />;
}

/** The line itself, with the way to renew. */
export function EndingAnnouncement({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { actions, ending: messages } = useBaseMessages();
  const { date } = usePresent();
  return (
    <Announcement
      label={messages.label}
      text={ending.isToday ? messages.today : messages.soon({ date: date(ending.periodEnd) })}
      action={{ href: paths.renewal, text: messages.renew }}
      closeLabel={actions.close}
      onClose={onClose}
    />
  );
}
