import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef } from 'react';
import { anchor, item, panel } from './SiteHeader.css';
import type { NavigationLink } from './SiteHeader.types';
import { SiteHeaderLink } from './SiteHeaderLink';

export interface NavigationDropdownProps {
  buttonId: string;
  links: readonly NavigationLink[];
  onClose: () => void;
}

/** The group's own button carries these; the trigger here only says where the panel belongs. */
const placeOnly = { 'aria-haspopup': undefined, 'aria-expanded': undefined };

/** The open dropdown of a group; comes with the first use of a group, apart from the page's own code. */
export function NavigationDropdown({ buttonId, links, onClose }: NavigationDropdownProps) {
  const button = () => document.getElementById(buttonId);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Enter, Space and the arrow open it from the button, which the menu doesn't know: it would take the focus itself.
    const isByKeyboard = document.getElementById(buttonId)?.matches(':focus-visible');
    if (isByKeyboard) first.current?.focus({ preventScroll: true });
  }, [buttonId]);
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger asChild {...placeOnly}>
        <span className={anchor} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={panel}
        align="start"
        sideOffset={8}
        collisionPadding={16}
        aria-labelledby={buttonId}
        onInteractOutside={(event) => {
          // The group's own button closes by its click; closing here as well would open it again.
          if (event.target instanceof Node && button()?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) button()?.focus();
        }}
        onEscapeKeyDown={() => button()?.focus()}
      >
        {links.map((link, index) => (
          <DropdownMenu.Item key={link.id} ref={index === 0 ? first : null} asChild onSelect={onClose}>
            <SiteHeaderLink className={item} link={link} />
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
