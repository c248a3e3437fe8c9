import { classes } from '../shared/classes';
import { link } from './Link.css';
import { Anchor, type AnchorProps } from './LinkSlot';

export interface LinkProps extends AnchorProps {
  /** `text` inside a sentence, `quiet` in lists of links, `alone` as a target of its own. */
  variant?: 'text' | 'quiet' | 'alone' | undefined;
}

/** A link in text or on its own; for what acts without navigating use a Button. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classes(link[variant], className)} />;
}
