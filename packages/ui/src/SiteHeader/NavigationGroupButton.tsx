import type { ComponentProps } from 'react';
import { ChevronDown } from '../Icon/icons';
import { chevron, entry } from './SiteHeader.css';
import type { ChoiceGroup, NavigationGroup } from './SiteHeader.types';

export interface NavigationGroupProps {
  buttonId: string;
  group: NavigationGroup | ChoiceGroup;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** The button of a group of the navigation, or of a choice beside it. */
export function NavigationGroupButton({
  group,
  ...rest
}: Pick<NavigationGroupProps, 'group'> & Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      type="button"
      className={entry}
      aria-label={group.name}
      data-current={group.isCurrent || undefined}
      {...rest}
    >
      {group.label}
      <ChevronDown className={chevron} size={16} />
    </button>
  );
}
