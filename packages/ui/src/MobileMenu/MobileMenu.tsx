import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { ChevronDown, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { type HeaderAccount, isGroup, type NavigationEntry } from '../SiteHeader/SiteHeader.types';
import { SiteHeaderAccount } from '../SiteHeader/SiteHeaderAccount';
import { SiteHeaderLink } from '../SiteHeader/SiteHeaderLink';
import { chevron, close, entry as entryClass, foot, list, menu, sub } from './MobileMenu.css';

export interface MobileMenuProps {
  /** Names the menu for assistive technology. */
  label: string;
  closeLabel: string;
  entries: readonly NavigationEntry[];
  account: HeaderAccount;
  isOpen: boolean;
  onClose: () => void;
}

/** The navigation where it doesn't fit the header: a modal panel that gives the focus back when it closes. */
export function MobileMenu({ label, closeLabel, entries, account, isOpen, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const groupName = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const handleClick = (event: MouseEvent) => {
    const isBackdrop = event.target === dialog.current;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isBackdrop || isLink) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog, reported by onCancel
    <dialog
      ref={dialog}
      className={menu}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={handleClick}
    >
      {isOpen && (
        <>
          <IconButton
            className={close}
            label={closeLabel}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
          <nav aria-label={label}>
            <ul className={list}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  {isGroup(entry) ? (
                    <details name={groupName} open={entry.isCurrent}>
                      <summary className={entryClass}>
                        {entry.label}
                        <ChevronDown className={chevron} size={20} aria-hidden="true" />
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
            <SiteHeaderAccount account={account} size="medium" />
          </div>
        </>
      )}
    </dialog>
  );
}
