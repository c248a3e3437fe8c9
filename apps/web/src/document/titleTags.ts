import type { SharedTitle, TitleAddress } from '@chalchitra/api/contract';
import { generatePath, matchPath } from 'react-router-dom';
import type { BaseMessages } from '../copy/copy';
import { idIn, isReadable } from '../routes/pathId';
import { SERIES_PATH, VIDEO_PATH } from '../routes/paths';

/** The title whose page an address opens, however it is spelled; null for every other page. */
export function titleIn(pathname: string): TitleAddress | null {
  if (!isReadable(pathname)) return null;
  const page = [VIDEO_PATH, SERIES_PATH].find((path) => matchPath({ path, caseSensitive: true }, pathname));
  const id = idIn(pathname);
  return page === undefined ? null : { id, path: generatePath(page, { id }) };
}

/** Messengers show two lines of it; a whole plot would only make each page larger. */
const MAX_DESCRIPTION_LENGTH = 300;

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The first words of a text, up to a length in characters; none is cut in two. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const start = text.slice(0, MAX_DESCRIPTION_LENGTH);
  const lastSpace = start.lastIndexOf(' ');
  return `${lastSpace === -1 ? start : start.slice(0, lastSpace)}…`;
}

const REGION = 'IN';

/**
 * The document's title and the Open Graph tags of a title's page, in the title's language.
 * @param url the page's address, with its host.
 */
export function titleTags(title: SharedTitle, url: string, brand: string, { titles }: BaseMessages): string {
  const { name, description, lang, isSeries, pictureUrl } = title;
  const language = /^[a-z]{2,3}(?=-|$)/.exec(lang ?? '')?.[0];
  const properties: [property: string, content: string | null][] = [
    ['og:site_name', brand],
    ['og:type', isSeries ? 'video.tv_show' : 'video.movie'],
    ['og:url', url],
    ['og:title', name],
    ['og:description', shorten(description) || null],
    ['og:locale', language === undefined ? null : `${language}_${REGION}`],
    ['og:image', pictureUrl],
  ];
  const tags = properties.flatMap(([property, content]) =>
    content === null ? [] : `<meta property="${property}" content="${escapeText(content)}">`,
  );
  const card = pictureUrl === null ? 'summary' : 'summary_large_image';
  return [
    `<title>${escapeText(titles.document({ page: name, brand }))}</title>`,
    ...tags,
    `<meta name="twitter:card" content="${card}">`,
  ].join('');
}
