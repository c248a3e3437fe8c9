import type { ComponentProps } from 'react';
import { ChevronDown } from '../Icon/icons';
import { chevron, entry } from './SiteHeader.css';
import type { NavigationGroup } from './SiteHeader.types';

export interface NavigationGroupProps {
  buttonId: string;
  group: NavigationGroup;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** The button of a group of the navigation. */
export function NavigationGroupButton({
  group,
  ...rest
}: { group: NavigationGroup } & Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button type="button" className={entry} data-current={group.isCurrent || undefined} {...rest}>
      {group.label}
      <ChevronDown className={chevron} size={16} aria-hidden="true" />
    </button>
  );
}
