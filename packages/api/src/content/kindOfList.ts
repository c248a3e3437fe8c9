import type { ContentKind, ContentList } from './content.types';

/** The detail call under which the items of a list are found. */
export function kindOfList(list: ContentList): ContentKind {
  if (list === 'music-videos' || list === 'live-performances') return 'videos';
  const [kind] = list.split('/');
  return kind as ContentKind;
}
