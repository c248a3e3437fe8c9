import { Anchor } from '../Link/LinkSlot';
import type { PostCreator } from './PostCard';
import { name as nameClass } from './PostCreatorName.css';

/** A creator's name, as a link where they have a page. */
export function PostCreatorName({ name, href }: PostCreator) {
  return href ? (
    <Anchor className={nameClass} href={href} dir="auto">
      {name}
    </Anchor>
  ) : (
    <span className={nameClass} dir="auto">
      {name}
    </span>
  );
}
