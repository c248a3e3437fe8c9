import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedTitle, WhatPlays } from '@chalchitra/api/contract';
import type { MediaAddresses } from '../media/mediaAddresses';
import type { ContentStore } from './content.store';

interface SharedTitleParts {
  readonly store: ContentStore;
  readonly whatPlays: WhatPlays;
  readonly addresses: MediaAddresses;
  readonly catalogueFolder: string;
  readonly publicUrl: string;
}

/** Messengers read no AVIF: beside a wide picture the catalogue may hold the same one for them. */
const toSharePicture = (path: string) => path.replace(/[^/]+$/, 'share-800.jpg');

/** What a shared address shows of its title; nothing of it is for subscribers alone. */
export function createSharedTitles({
  store,
  whatPlays,
  addresses,
  catalogueFolder,
  publicUrl,
}: SharedTitleParts): (id: string) => Promise<SharedTitle | null> {
  const pictureOf = (path: string | null) => {
    if (path === null) return null;
    const shared = toSharePicture(path);
    const isThere = path.startsWith('artwork/') && existsSync(join(catalogueFolder, shared));
    return new URL(addresses.open(isThere ? shared : path), publicUrl).href;
  };
  return async (id) => {
    const { kind } = await whatPlays(id);
    const item = kind === null ? null : await store.find(kind, id);
    if (item === null) return null;
    return {
      name: item.name,
      description: item.description,
      lang: item.lang,
      isSeries: kind === 'web-series',
      pictureUrl: pictureOf(item.thumbnailWeb ?? item.thumbnailApp),
    };
  };
}
