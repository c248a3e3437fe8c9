import type { SelectProps } from '../Select/Select';

/** A link of the navigation. */
export interface NavigationLink {
  id: string;
  label: string;
  href: string;
  /** The page that is open now. */
  isCurrent?: boolean | undefined;
}

/** A group of the navigation; its first link leads to the group's own page. */
export interface NavigationGroup {
  id: string;
  label: string;
  links: readonly NavigationLink[];
  name?: undefined;
  isCurrent?: boolean | undefined;
}

/** A menu of choices beside the navigation, one of which is chosen. */
export interface ChoiceGroup {
  id: string;
  /** What is chosen. */
  label: string;
  /** Says what is chosen there, and the label. */
  name: string;
  choice: Omit<SelectProps, 'isLabelShown'>;
  isCurrent?: undefined;
}

export type NavigationEntry = NavigationLink | NavigationGroup;

export function isGroup(entry: NavigationEntry): entry is NavigationGroup {
  return 'links' in entry && entry.links !== undefined;
}

/** Who is here, and the words and addresses that go with it. */
export type HeaderAccount =
  | { isSignedIn: false; signInText: string; signInHref: string }
  | {
      isSignedIn: true;
      profileText: string;
      profileHref: string;
      /** For the initials or picture. */
      name: string;
      photoUrl?: string | null | undefined;
      logoutText: string;
      onLogout: () => void;
    };
