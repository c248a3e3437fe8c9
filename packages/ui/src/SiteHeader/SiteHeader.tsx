import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Menu } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkSlot';
import { Logo } from '../Logo/Logo';
import { Select } from '../Select/Select';
import { LazyPart, lazyPart } from '../shared/lazyPart';
import { LazyGroup, Navigation, type OpenGroup } from './Navigation';
import { account as accountClass, brand, header, menuButton, sentinel, signIn } from './SiteHeader.css';
import type { ChoiceGroup, HeaderAccount, NavigationEntry } from './SiteHeader.types';
import { SiteHeaderAccount } from './SiteHeaderAccount';

const menu = lazyPart(async () => (await import('../MobileMenu/MobileMenu')).MobileMenu);

export interface SiteHeaderProps extends OpenGroup {
  brandName: string;
  brandImageUrl?: string | null | undefined;
  homeHref: string;
  /** Names the navigation for assistive technology. */
  navigationLabel: string;
  entries: readonly NavigationEntry[];
  /** A SearchField, where something can be searched. */
  search?: ReactNode;
  account: HeaderAccount;
  /** The languages of the site; small screens have them in the menu. */
  languages: ChoiceGroup;
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

/** The fixed header: brand, navigation, search, language, account; on small screens brand, search and menu. */
export function SiteHeader({
  brandName,
  brandImageUrl,
  homeHref,
  navigationLabel,
  entries,
  search,
  account,
  languages,
  isMenuOpen,
  openMenuLabel,
  closeMenuLabel,
  onMenuOpen,
  onMenuClose,
  ...open
}: SiteHeaderProps) {
  const [top, isScrolled] = useIsPast();
  return (
    <>
      <span ref={top} className={sentinel} aria-hidden="true" />
      <header className={header} data-scrolled={isScrolled}>
        <Anchor className={brand} href={homeHref}>
          <Logo name={brandName} imageUrl={brandImageUrl} />
        </Anchor>
        <Navigation label={navigationLabel} entries={entries} {...open} />
        {search}
        <div className={account.isSignedIn ? accountClass : signIn}>
          <LazyGroup group={languages} {...open} />
          <SiteHeaderAccount account={account} size="small" />
        </div>
        <IconButton
          className={menuButton}
          label={openMenuLabel}
          icon={<Menu />}
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
            controls: <Select {...languages.choice} />,
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
