import { Button } from '../Button/Button';
import { Check, Share } from '../Icon/icons';

export interface ShareButtonProps {
  /** What it does, or what became of it. */
  text: string;
  /** The address was copied. */
  isDone: boolean;
  onShare: () => void;
}

/** Sends a page's address on; its words say what became of it. */
export function ShareButton({ text, isDone, onShare }: ShareButtonProps) {
  const Icon = isDone ? Check : Share;
  return (
    <Button icon={<Icon size={20} />} onClick={onShare}>
      <span aria-live="polite">{text}</span>
    </Button>
  );
}
