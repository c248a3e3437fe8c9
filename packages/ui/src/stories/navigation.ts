import type { ChoiceGroup, HeaderAccount, NavigationEntry } from '../SiteHeader/SiteHeader.types';

function links(group: string, ...labels: string[]) {
  return labels.map((label, index) => ({ id: `${group}-${index}`, label, href: `#${group}-${index}` }));
}

/** The navigation as a signed-in viewer sees it. */
export const navigationEntries: readonly NavigationEntry[] = [
  {
    id: 'movies',
    label: 'Movies',
    links: links('movies', 'All Movies', 'Short Films', 'Web Series', 'Reality Shows'),
  },
  { id: 'tv', label: 'TV Shows', links: links('tv', 'All TV Shows', 'News', 'Documentaries', 'Interviews') },
  { id: 'music', label: 'Music', links: links('music', 'All Music', 'Music Videos', 'Live Performances') },
  { id: 'kids', label: 'Kids', links: links('kids', 'All Kids', 'Cartoons', 'Educational') },
  { id: 'devotional', label: 'Devotional', links: links('devotional', 'All Devotional', 'Bhajans', 'Talks') },
  { id: 'creators', label: 'Creators', href: '#creators' },
  { id: 'posts', label: 'Posts', href: '#posts' },
];

/** The same with names as long as other languages make them. */
export const longNavigationEntries: readonly NavigationEntry[] = navigationEntries.map((entry, index) => ({
  ...entry,
  label: ['திரைப்படங்கள்', 'தொலைக்காட்சி நிகழ்ச்சிகள்', 'Unterhaltungsmusik', 'குழந்தைகள் நிகழ்ச்சிகள்'][index % 4] ?? '',
}));

/** Some languages, each written in itself. */
export const languages: ChoiceGroup = {
  id: 'language',
  label: 'English',
  name: 'Language: English',
  choice: {
    label: 'Language',
    options: [
      { value: 'en', text: 'English', lang: 'en' },
      { value: 'ta', text: 'தமிழ்', lang: 'ta' },
      { value: 'ur', text: 'اردو', lang: 'ur' },
    ],
    value: 'en',
    onChange: () => {},
  },
};

export const signedOut: HeaderAccount = { isSignedIn: false, signInText: 'Sign In', signInHref: '#login' };

export const signedIn: HeaderAccount = {
  isSignedIn: true,
  profileText: 'Profile',
  profileHref: '#profile',
  name: 'Asha Menon',
  logoutText: 'Logout',
  onLogout: () => {},
};
