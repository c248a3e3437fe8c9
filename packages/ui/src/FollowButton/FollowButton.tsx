import { useId, useState } from 'react';
import { Plus } from '../Icon/creatorIcons';
import { useEscape } from '../shared/useEscape';
import { button, hint, wrap } from './FollowButton.css';

export interface FollowButtonProps {
  text: string;
  /** Explains that following isn't available yet: read with the button, and shown on hover and focus until Escape. */
  unavailableText: string;
  /** The element that names whom it would follow. */
  describedBy?: string | undefined;
}

/** The place of following. It does nothing yet, and its text says so (spec §2). */
export function FollowButton({ text, unavailableText, describedBy }: FollowButtonProps) {
  const id = useId();
  // Once dismissed, the hint waits until the pointer or the focus comes again.
  const [canShow, setCanShow] = useState(false);
  useEscape(canShow, () => setCanShow(false));
  const show = () => setCanShow(true);
  return (
    <span className={wrap}>
      <button
        type="button"
        className={button}
        onPointerEnter={show}
        onFocus={show}
        aria-disabled="true"
        aria-describedby={describedBy ? `${describedBy} ${id}` : id}
      >
        <Plus size={16} />
        {text}
      </button>
      <span className={hint} id={id} role="tooltip" hidden={!canShow}>
        {unavailableText}
      </span>
    </span>
  );
}
