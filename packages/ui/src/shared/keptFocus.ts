import { useLayoutEffect, useState } from 'react';

/** Takes the focus over where an element of one of these ids had it, and another of the same id now stands in its place. */
export function useKeptFocus(ids: readonly string[]): void {
  const [keptId] = useState(() => ids.find((id) => id === globalThis.document?.activeElement?.id));
  useLayoutEffect(() => {
    if (keptId !== undefined) document.getElementById(keptId)?.focus();
  }, [keptId]);
}
