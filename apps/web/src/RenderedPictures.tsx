import { SavesDataContext, savesData } from '@chalchitra/ui';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Hydrates pictures as the server has rendered them, by what it knew of an earlier visit; then shows those that the
 * connection is for, in which React would change nothing while it hydrates.
 */
export function RenderedPictures({
  savesData: wasSaving,
  children,
}: {
  savesData: boolean;
  children: ReactNode;
}) {
  const [asRendered, setAsRendered] = useState(() => (wasSaving === savesData() ? null : wasSaving));
  useEffect(() => setAsRendered(null), []);
  return <SavesDataContext value={asRendered}>{children}</SavesDataContext>;
}
