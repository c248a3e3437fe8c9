import { type LocaleTag, localeAttributes } from '@chalchitra/api/locales';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { brandColours } from '@chalchitra/ui/theme';
import type { BaseMessages } from '../copy/copy';
import { RECENTLY_WATCHED_ID } from '../routes/home/homeAnchors';
import { paths } from '../routes/paths';

const icon = (size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web manifest of a language (W3C Web Application Manifest): what the site is once it is installed. */
export function webManifest(
  locale: LocaleTag,
  { name }: RuntimeSettings['brand'],
  { header, home, navigation }: BaseMessages,
) {
  const shortcuts = [
    { name: home.recentlyWatched, url: `${paths.home}#${RECENTLY_WATCHED_ID}` },
    { name: header.search, url: paths.search },
    { name: navigation.watchlist, url: paths.watchlist },
  ];
  return {
    id: paths.home,
    name,
    short_name: name,
    ...localeAttributes(locale),
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    // The ground of every page, so that the site opens without a flash.
    background_color: brandColours.canvas,
    theme_color: brandColours.canvas,
    categories: ['entertainment'],
    icons: [
      icon(192),
      icon(512),
      icon(512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts,
  };
}
