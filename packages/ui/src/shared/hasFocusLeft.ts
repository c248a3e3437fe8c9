import type { FocusEvent } from 'react';

/** Whether a blur takes the focus out of an element: it may move within it, and stays where its window alone loses it. */
export const hasFocusLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget ?? document.activeElement);
