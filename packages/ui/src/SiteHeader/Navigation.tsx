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

export interface NavigationProps {
  label: string;
  entries: readonly NavigationEntry[];
  openGroupId: string | null;
  onGroupToggle: (id: string) => void;
  onGroupClose: () => void;
}

/** Links and groups in the header. */
export function Navigation({ label, entries, openGroupId, onGroupToggle, onGroupClose }: NavigationProps) {
  return (
    <nav
      className={navigation}
      aria-label={label}
      onPointerEnter={groupMenu.preload}
      onFocus={groupMenu.preload}
    >
      <ul className={entriesClass}>
        {entries.map((entry) => (
          <li key={entry.id} className={groupClass}>
            {isGroup(entry) ? (
              <LazyGroup
                group={entry}
                isOpen={openGroupId === entry.id}
                onToggle={() => onGroupToggle(entry.id)}
                onClose={onGroupClose}
              />
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
function LazyGroup({ group, isOpen, onToggle, onClose }: Omit<NavigationGroupProps, 'buttonId'>) {
  const buttonId = useId();
  return (
    <LazyPart
      part={groupMenu}
      props={{ buttonId, group, isOpen, onToggle, onClose }}
      isWanted={isOpen}
      loading={<NavigationGroupButton id={buttonId} group={group} {...unloadedMenu(isOpen, onToggle)} />}
      onFailed={onClose}
    />
  );
}
