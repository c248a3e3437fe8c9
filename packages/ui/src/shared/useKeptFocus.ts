import { useLayoutEffect, useState } from 'react';

/** Moves the focus from an element of one of these ids to the element that has replaced it under the same id. */
export function useKeptFocus(ids: readonly string[]): void {
  const [keptId] = useState(() => ids.find((id) => id === globalThis.document?.activeElement?.id));
  useLayoutEffect(() => {
    if (keptId !== undefined) document.getElementById(keptId)?.focus();
  }, [keptId]);
}
