import { useId } from 'react';
import { LazyPart, lazyPart } from '../shared/lazyPart';
import { unloadedMenu } from '../shared/unloadedMenu';
import { NavigationGroupButton, type NavigationGroupProps } from './NavigationGroupButton';
import {
  entries as entriesClass,
  entry as entryClass,
  group as groupClass,
  navigation,
} from './SiteHeader.css';
import { isGroup, type NavigationEntry } from './SiteHeader.types';
import { SiteHeaderLink } from './SiteHeaderLink';

const groupMenu = lazyPart(async () => (await import('./NavigationGroupMenu')).NavigationGroupMenu);

export interface NavigationProps extends OpenGroup {
  label: string;
  entries: readonly NavigationEntry[];
}

/** Which group is open, and what opens and closes them. */
export interface OpenGroup {
  /** One at a time (spec §4). */
  openGroupId: string | null;
  onGroupToggle: (id: string) => void;
  onGroupClose: () => void;
}

/** Links and groups in the header. */
export function Navigation({ label, entries, ...open }: NavigationProps) {
  return (
    <nav className={navigation} aria-label={label}>
      <ul className={entriesClass}>
        {entries.map((entry) => (
          <li key={entry.id} className={groupClass}>
            {isGroup(entry) ? (
              <LazyGroup group={entry} {...open} />
            ) : (
              <SiteHeaderLink className={entryClass} link={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A group whose dropdown is loaded when it is first opened, or shortly before. Until then its button opens it by itself. */
export function LazyGroup({
  group,
  openGroupId,
  onGroupToggle,
  onGroupClose,
}: Pick<NavigationGroupProps, 'group'> & OpenGroup) {
  const isOpen = openGroupId === group.id;
  const onToggle = () => onGroupToggle(group.id);
  const buttonId = useId();
  return (
    <LazyPart
      part={groupMenu}
      props={{ buttonId, group, isOpen, onToggle, onClose: onGroupClose }}
      isWanted={isOpen}
      loading={
        <NavigationGroupButton
          id={buttonId}
          group={group}
          onPointerEnter={groupMenu.preload}
          onFocus={groupMenu.preload}
          {...unloadedMenu(isOpen, onToggle)}
        />
      }
      onFailed={onGroupClose}
    />
  );
}
