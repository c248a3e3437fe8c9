import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Check } from '../Icon/icons';
import { Menu } from '../shared/Menu';
import { NavigationGroupButton, type NavigationGroupProps } from './NavigationGroupButton';
import { choice, item, panel } from './SiteHeader.css';
import { SiteHeaderLink } from './SiteHeaderLink';

/** A group of the navigation, or a choice beside it, with its dropdown. */
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
      {'choice' in group ? (
        <DropdownMenu.RadioGroup value={group.choice.value} onValueChange={group.choice.onChange}>
          {group.choice.options.map(({ value, text, lang }) => (
            <DropdownMenu.RadioItem key={value} className={choice} value={value}>
              <bdi lang={lang}>{text}</bdi>
              <DropdownMenu.ItemIndicator asChild>
                <Check size={18} />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      ) : (
        group.links.map((link) => (
          <DropdownMenu.Item key={link.id} asChild onSelect={onClose}>
            <SiteHeaderLink className={item} link={link} />
          </DropdownMenu.Item>
        ))
      )}
    </Menu>
  );
}
