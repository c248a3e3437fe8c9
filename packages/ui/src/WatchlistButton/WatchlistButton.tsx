import { Button } from '../Button/Button';
import { Plus } from '../Icon/creatorIcons';
import { Check } from '../Icon/icons';

export interface WatchlistButtonProps {
  isListed: boolean;
  /** What a press does. */
  text: string;
  onToggle: () => void;
}

/** Adds a title to the watchlist, or removes it; its words say which. */
export function WatchlistButton({ isListed, text, onToggle }: WatchlistButtonProps) {
  return (
    <Button icon={<WatchlistMark isListed={isListed} />} onClick={onToggle}>
      {text}
    </Button>
  );
}

/** A plus where a title can be added, a check where it is listed. */
export function WatchlistMark({ isListed }: Pick<WatchlistButtonProps, 'isListed'>) {
  return isListed ? <Check size={20} /> : <Plus size={20} />;
}
