import type { RuntimeSettings } from '@chalchitra/api/types';
import type { NavMenuActor } from '@chalchitra/machines';
import { type NavigationEntry, SiteHeader } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { siteNavigation } from '../../navigation/siteNavigation';
import { paths } from '../paths';
import { useLanguages } from './LanguageSwitch';

export interface SiteHeaderPartProps {
  brand: RuntimeSettings['brand'];
  /** The page that is open now. */
  pathname: string;
  menu: NavMenuActor;
  search?: ReactNode;
  /** The signed-in user; an empty name until it is known, null when nobody is. */
  user: { name: string; photoUrl: string | null } | null;
  onLogout: () => void;
}

/** The header with the site's navigation in the active language. */
export function SiteHeaderPart({ brand, pathname, menu, search, user, onLogout }: SiteHeaderPartProps) {
  const { actions, header, navigation, titles } = useBaseMessages();
  const openGroupId = useSelector(menu, ({ context }) => context.group);
  const isMenuOpen = useSelector(menu, (state) => state.matches('open'));
  return (
    <SiteHeader
      brandName={brand.name}
      brandImageUrl={brand.logoUrl}
      homeHref={paths.home}
      navigationLabel={header.navigation}
      entries={siteNavigation
        .filter(({ isPersonal }) => !isPersonal || user !== null)
        .map(
          ({ label, path, children }): NavigationEntry => ({
            id: label,
            label: navigation[label],
            href: path,
            isCurrent: pathname === path || pathname.startsWith(`${path}/`),
            links: children?.map((child) => ({
              id: child.label,
              label: navigation[child.label],
              href: child.path,
              isCurrent: pathname === child.path,
            })),
          }),
        )}
      openGroupId={openGroupId}
      onGroupToggle={(group) => menu.send({ type: 'group.toggle', group })}
      onGroupClose={() => menu.send({ type: 'group.close' })}
      search={search}
      account={
        user === null
          ? { isSignedIn: false, signInText: actions.signIn, signInHref: paths.login }
          : {
              isSignedIn: true,
              profileText: titles.profile,
              profileHref: paths.profile,
              name: user.name,
              photoUrl: user.photoUrl,
              logoutText: header.logout,
              onLogout,
            }
      }
      languages={useLanguages()}
      isMenuOpen={isMenuOpen}
      openMenuLabel={header.openMenu}
      closeMenuLabel={header.closeMenu}
      onMenuOpen={() => menu.send({ type: 'menu.open' })}
      onMenuClose={() => menu.send({ type: 'menu.close' })}
    />
  );
}
