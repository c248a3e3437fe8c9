import { lazy, Suspense, useId } from 'react';
import { ChevronDown } from '../Icon/icons';
import { chevron, entry, group as groupClass } from './SiteHeader.css';
import type { NavigationGroup } from './SiteHeader.types';

const loadDropdown = () => import('./NavigationDropdown');

const Dropdown = lazy(async () => ({ default: (await loadDropdown()).NavigationDropdown }));

export interface NavigationGroupButtonProps {
  group: NavigationGroup;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** A group of the navigation: its button, and its dropdown while it is open. */
export function NavigationGroupButton({ group, isOpen, onToggle, onClose }: NavigationGroupButtonProps) {
  const id = useId();
  return (
    <li className={groupClass}>
      <button
        type="button"
        id={id}
        className={entry}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={group.isCurrent || undefined}
        onPointerEnter={loadDropdown}
        onFocus={loadDropdown}
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
      {isOpen && (
        <Suspense>
          <Dropdown buttonId={id} links={group.links} onClose={onClose} />
        </Suspense>
      )}
    </li>
  );
}
