import { Anchor, type AnchorProps } from '../Link/LinkSlot';
import type { NavigationLink } from './SiteHeader.types';

/** A link of the navigation, wherever it is: in the bar, in a dropdown, in the menu. */
export function SiteHeaderLink({ link, ...rest }: { link: NavigationLink } & Omit<AnchorProps, 'href'>) {
  return (
    <Anchor {...rest} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
      {link.label}
    </Anchor>
  );
}
