import { useId } from 'react';
import { Plus } from '../Icon/creatorIcons';
import { button, hint, wrap } from './FollowButton.css';

export interface FollowButtonProps {
  text: string;
  /** Explains that following isn't available yet: read with the button, and shown on hover and focus. */
  unavailableText: string;
  /** The element that names whom it would follow. */
  describedBy?: string | undefined;
}

/** The place of following. It does nothing yet, and its text says so (spec §2). */
export function FollowButton({ text, unavailableText, describedBy }: FollowButtonProps) {
  const id = useId();
  return (
    <span className={wrap}>
      <button
        type="button"
        className={button}
        aria-disabled="true"
        aria-describedby={describedBy ? `${describedBy} ${id}` : id}
      >
        <Plus size={16} />
        {text}
      </button>
      <span className={hint} id={id} role="tooltip">
        {unavailableText}
      </span>
    </span>
  );
}
