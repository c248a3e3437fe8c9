import { Button } from '@chalchitra/ui';
import { useCopy } from '../../copy/copy';

/** Try again, for a notice. */
export function TryAgain({ onClick }: { onClick: () => void }) {
  const { actions } = useCopy();
  return (
    <Button size="small" onClick={onClick}>
      {actions.tryAgain}
    </Button>
  );
}
