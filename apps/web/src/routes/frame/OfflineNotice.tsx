import { Announcement } from '@chalchitra/ui';
import { useState } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { paths } from '../paths';

/** Says that the browser is offline, and links to what can be seen offline. */
export function OfflineNotice() {
  const { actions, failures, navigation } = useBaseMessages();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Announcement
      label={failures.connection}
      text={failures.offlineNotice}
      action={{ text: navigation.watchlist, href: paths.watchlist }}
      closeLabel={actions.close}
      onClose={() => setIsClosed(true)}
    />
  );
}
