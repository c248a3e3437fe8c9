import type { MouseEvent } from 'react';
import { Anchor, type AnchorProps } from '../Link/LinkSlot';

export interface PostAnchorProps extends Omit<AnchorProps, 'onClick'> {
  onOpen: () => void;
}

/** The link to a post's own address; a plain click opens the post over the page instead. */
export function PostAnchor({ onOpen, ...rest }: PostAnchorProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return <Anchor {...rest} draggable={false} onClick={open} />;
}
