import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Menu } from '../shared/Menu';
import { NavigationGroupButton, type NavigationGroupProps } from './NavigationGroupButton';
import { item, panel } from './SiteHeader.css';
import { SiteHeaderLink } from './SiteHeaderLink';

/** A group of the navigation with its dropdown. */
export function NavigationGroupMenu({ buttonId, group, isOpen, onToggle, onClose }: NavigationGroupProps) {
  return (
    <Menu
      button={<NavigationGroupButton group={group} />}
      buttonId={buttonId}
      isOpen={isOpen}
      onOpen={onToggle}
      onClose={onClose}
      className={panel}
      from={-8}
    >
      {group.links.map((link) => (
        <DropdownMenu.Item key={link.id} asChild onSelect={onClose}>
          <SiteHeaderLink className={item} link={link} />
        </DropdownMenu.Item>
      ))}
    </Menu>
  );
}
