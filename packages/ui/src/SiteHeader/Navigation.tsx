import { useId } from 'react';
import { LazyBoundary, useLazyPart } from '../shared/lazyPart';
import { NavigationGroupButton } from './NavigationGroupButton';
import {
  entries as entriesClass,
  entry as entryClass,
  group as groupClass,
  navigation,
} from './SiteHeader.css';
import { isGroup, type NavigationEntry, type NavigationGroup } from './SiteHeader.types';
import { SiteHeaderLink } from './SiteHeaderLink';

const loadGroupMenu = async () => ({
  default: (await import('./NavigationGroupMenu')).NavigationGroupMenu,
});

export interface NavigationProps {
  label: string;
  entries: readonly NavigationEntry[];
  openGroupId: string | null;
  onGroupToggle: (id: string) => void;
  onGroupClose: () => void;
}

/**
 * Links and groups in the header. The groups' dropdowns are loaded when pointer or focus first come near; until then
 * each has a button that already opens it.
 */
export function Navigation({ label, entries, openGroupId, onGroupToggle, onGroupClose }: NavigationProps) {
  const id = useId();
  const menu = useLazyPart(loadGroupMenu, openGroupId !== null);

  const show = (entry: NavigationGroup, GroupMenu: typeof menu.Part) => {
    const buttonId = `${id}-${entry.id}`;
    const isOpen = openGroupId === entry.id;
    const onToggle = () => onGroupToggle(entry.id);
    if (GroupMenu) {
      return (
        <GroupMenu
          buttonId={buttonId}
          group={entry}
          isOpen={isOpen}
          onToggle={onToggle}
          onClose={onGroupClose}
        />
      );
    }
    return (
      <NavigationGroupButton
        id={buttonId}
        group={entry}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          onToggle();
        }}
      />
    );
  };
  const list = (GroupMenu: typeof menu.Part) => (
    <ul className={entriesClass}>
      {entries.map((entry) => (
        <li key={entry.id} className={groupClass}>
          {isGroup(entry) ? show(entry, GroupMenu) : <SiteHeaderLink className={entryClass} link={entry} />}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={navigation} aria-label={label} onPointerEnter={menu.load} onFocus={menu.load}>
      <LazyBoundary
        standIn={list(null)}
        onFailed={() => {
          menu.reset();
          onGroupClose();
        }}
      >
        {list(menu.Part)}
      </LazyBoundary>
    </nav>
  );
}
