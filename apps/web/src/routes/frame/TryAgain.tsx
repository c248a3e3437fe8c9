import { Button, type ButtonProps } from '@chalchitra/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { useSiteFrame } from './siteFrame';

export interface TryAgainProps extends Pick<ButtonProps, 'variant' | 'size'> {
  onClick: () => void;
  /** Where it says something else. */
  text?: string;
}

/**
 * Try again, for a notice. Where its press removes it with the notice, the focus goes to the heading of the section that
 * it was in, else to the page's, which may come later.
 */
export function TryAgain({ onClick, text, size = 'small', variant }: TryAgainProps) {
  const { actions } = useBaseMessages();
  const { focusHeading } = useSiteFrame();
  const headingId = useRef<string>(null);
  useEffect(
    () => () => {
      if (headingId.current !== null && document.activeElement === document.body)
        focusHeading(headingId.current);
    },
    [focusHeading],
  );
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const section = currentTarget.closest('section');
    headingId.current = section?.getAttribute('aria-labelledby') ?? '';
    onClick();
  }
  return (
    <Button size={size} variant={variant} onClick={retry}>
      {text ?? actions.tryAgain}
    </Button>
  );
}
