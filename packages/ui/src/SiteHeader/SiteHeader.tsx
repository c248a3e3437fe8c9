import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Menu } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkSlot';
import { Logo } from '../Logo/Logo';
import { LazyPart, lazyPart } from '../shared/lazyPart';
import { Navigation } from './Navigation';
import { account as accountClass, brand, header, menuButton, sentinel, signIn } from './SiteHeader.css';
import type { HeaderAccount, NavigationEntry } from './SiteHeader.types';
import { SiteHeaderAccount } from './SiteHeaderAccount';

const menu = lazyPart(async () => (await import('../MobileMenu/MobileMenu')).MobileMenu);

export interface SiteHeaderProps {
  brandName: string;
  brandImageUrl?: string | null | undefined;
  homeHref: string;
  /** Names the navigation for assistive technology. */
  navigationLabel: string;
  entries: readonly NavigationEntry[];
  /** The group whose dropdown is open; one at a time (spec §4). */
  openGroupId: string | null;
  onGroupToggle: (id: string) => void;
  onGroupClose: () => void;
  /** A SearchField, where something can be searched. */
  search?: ReactNode;
  account: HeaderAccount;
  /** What the menu of small screens has below its entries. */
  menuControls?: ReactNode;
  isMenuOpen: boolean;
  openMenuLabel: string;
  closeMenuLabel: string;
  onMenuOpen: () => void;
  onMenuClose: () => void;
}

/** True once the page is scrolled past the height of the element that the ref is on. */
function useIsPast() {
  const ref = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsPast(entry?.isIntersecting === false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isPast] as const;
}

/** The fixed header: brand, navigation, search, account; on small screens brand, search and menu. */
export function SiteHeader({
  brandName,
  brandImageUrl,
  homeHref,
  navigationLabel,
  entries,
  openGroupId,
  onGroupToggle,
  onGroupClose,
  search,
  account,
  menuControls,
  isMenuOpen,
  openMenuLabel,
  closeMenuLabel,
  onMenuOpen,
  onMenuClose,
}: SiteHeaderProps) {
  const [top, isScrolled] = useIsPast();
  return (
    <>
      <span ref={top} className={sentinel} aria-hidden="true" />
      <header className={header} data-scrolled={isScrolled}>
        <Anchor className={brand} href={homeHref}>
          <Logo name={brandName} imageUrl={brandImageUrl} />
        </Anchor>
        <Navigation
          label={navigationLabel}
          entries={entries}
          openGroupId={openGroupId}
          onGroupToggle={onGroupToggle}
          onGroupClose={onGroupClose}
        />
        {search}
        <div className={account.isSignedIn ? accountClass : signIn}>
          <SiteHeaderAccount account={account} size="small" />
        </div>
        <IconButton
          className={menuButton}
          label={openMenuLabel}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onPointerEnter={menu.preload}
          onFocus={menu.preload}
          onClick={onMenuOpen}
        />
        <LazyPart
          part={menu}
          props={{
            label: navigationLabel,
            closeLabel: closeMenuLabel,
            entries,
            account,
            controls: menuControls,
            isOpen: isMenuOpen,
            onClose: onMenuClose,
          }}
          isWanted={isMenuOpen}
          onFailed={onMenuClose}
        />
      </header>
    </>
  );
}
