import { type MouseEvent, type ReactNode, useId } from 'react';
import { Dialog } from '../Dialog/Dialog';
import { ChevronDown, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { type HeaderAccount, isGroup, type NavigationEntry } from '../SiteHeader/SiteHeader.types';
import { SiteHeaderAccount } from '../SiteHeader/SiteHeaderAccount';
import { SiteHeaderLink } from '../SiteHeader/SiteHeaderLink';
import { chevron, close, entry as entryClass, foot, list, menu, options, sub } from './MobileMenu.css';

export interface MobileMenuProps {
  /** Names the menu for assistive technology. */
  label: string;
  closeLabel: string;
  entries: readonly NavigationEntry[];
  account: HeaderAccount;
  /** What holds for the whole site, such as its language. */
  controls?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** The navigation where it doesn't fit the header: a modal panel that gives the focus back when it closes. */
export function MobileMenu(props: MobileMenuProps) {
  const { label, closeLabel, entries, account, controls, isOpen, onClose } = props;
  const groupName = useId();
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) onClose();
  };
  return (
    <Dialog isOpen={isOpen} variant="side" title={label} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it act, by the keyboard too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className={menu} onClick={handleClick}>
        <IconButton className={close} label={closeLabel} icon={<X />} onClick={onClose} />
        <nav aria-label={label}>
          <ul className={list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                {isGroup(entry) ? (
                  <details name={groupName} open={entry.isCurrent}>
                    <summary className={entryClass}>
                      {entry.label}
                      <ChevronDown className={chevron} size={20} />
                    </summary>
                    <ul>
                      {entry.links.map((link) => (
                        <li key={link.id}>
                          <SiteHeaderLink className={sub} link={link} />
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <SiteHeaderLink className={entryClass} link={entry} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={foot}>
          {controls && <div className={options}>{controls}</div>}
          <SiteHeaderAccount account={account} size="medium" />
        </div>
      </div>
    </Dialog>
  );
}
