import { Plus } from '../Icon/creatorIcons';
import { Check, X } from '../Icon/icons';
import { useIsRepeatedCopy } from '../Link/LinkSlot';
import { passFocusOn } from '../shared/passFocusOn';
import { action } from './CardAction.css';

const marks = { add: Plus, added: Check, remove: X };

export interface CardActionProps {
  /** What it does, with the card's title: many cards have the same button. */
  label: string;
  /** What it looks like: something to add, something that is added, or something to remove. */
  mark: keyof typeof marks;
  onAct: () => void;
}

/** A button on a card's picture that acts on its title, beside the link that opens it. */
export function CardAction({ label, mark, onAct }: CardActionProps) {
  const isCopy = useIsRepeatedCopy();
  const Mark = marks[mark];
  return (
    <button
      type="button"
      className={action}
      aria-label={label}
      tabIndex={isCopy ? -1 : undefined}
      onClick={(event) => {
        onAct();
        passFocusOn(event.currentTarget);
      }}
    >
      <Mark size={20} />
    </button>
  );
}
