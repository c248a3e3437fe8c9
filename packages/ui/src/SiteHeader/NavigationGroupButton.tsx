import { useId } from 'react';
import { ChevronDown } from '../Icon/icons';
import { later, useLater } from '../shared/later';
import { chevron, entry, group as groupClass } from './SiteHeader.css';
import type { NavigationGroup } from './SiteHeader.types';

const dropdown = later(async () => (await import('./NavigationDropdown')).NavigationDropdown);

export interface NavigationGroupButtonProps {
  group: NavigationGroup;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** A group of the navigation: its button, and its dropdown while it is open. */
export function NavigationGroupButton({ group, isOpen, onToggle, onClose }: NavigationGroupButtonProps) {
  const id = useId();
  const Dropdown = useLater(dropdown, isOpen, onClose);
  return (
    <li className={groupClass}>
      <button
        type="button"
        id={id}
        className={entry}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={group.isCurrent || undefined}
        onPointerEnter={dropdown.prepare}
        onFocus={dropdown.prepare}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          onToggle();
        }}
      >
        {group.label}
        <ChevronDown className={chevron} size={16} aria-hidden="true" />
      </button>
      {isOpen && Dropdown && <Dropdown buttonId={id} links={group.links} onClose={onClose} />}
    </li>
  );
}
