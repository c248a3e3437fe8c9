import { scriptLanguage } from '@chalchitra/api/catalogue';
import type { FoundTitle, Suggestion } from '@chalchitra/api/types';
import type { SearchOption } from '@chalchitra/machines';
import {
  Artwork,
  Avatar,
  type SearchPanelGroup,
  type SearchPanelOption,
  type TextRange,
} from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import { toArtworkSources } from '../../present/artwork';
import { languageNames } from '../../present/languageName';
import type { Presenter } from '../../present/present';
import { pathOfItem } from '../cards/TitleCard';
import type { CardActions } from '../cards/useCardActions';
import { paths } from '../paths';

type Messages = AreaMessages['search'];

/** The languages of what is suggested; none of what has none. */
export const languagesOf = (suggestion: Suggestion): readonly string[] =>
  'languages' in suggestion ? suggestion.languages : [];

/** What the options of a search are made with. */
export interface SearchViewParts {
  messages: Messages;
  present: Presenter;
  cards: CardActions;
}

const HASH = '#';
const shifted = (ranges: readonly TextRange[]): TextRange[] =>
  ranges.map(([start, end]) => [start + HASH.length, end + HASH.length]);

/** The other name of a title by which it was found, its languages and its year. */
export function titleDetail(
  { alias, languages, createdAt }: FoundTitle,
  { messages, present }: SearchViewParts,
) {
  return [
    alias === null ? null : messages.alias({ name: alias }),
    languages.length === 0 ? null : present.list(languages.map(languageNames(present))),
    present.year(createdAt),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

type View = Omit<SearchPanelOption, 'key'>;

function toView(suggestion: Suggestion, parts: SearchViewParts): View {
  const { messages, cards } = parts;
  const { matched: ranges } = suggestion;
  if (suggestion.type === 'title') {
    const { id, kind, title, lang, artwork } = suggestion;
    const sources = toArtworkSources(artwork, cards.thumbnailOf(suggestion));
    return {
      href: pathOfItem(kind, id),
      text: title,
      lang,
      ranges,
      detailText: titleDetail(suggestion, parts),
      picture: (
        <Artwork sources={sources} title={title} lang={lang} shape="wide" prefer="wide" sizes="64px" />
      ),
      onOpen: () => cards.onOpen(id, { kind, item: null }),
    };
  }
  const { name } = suggestion;
  if (suggestion.type === 'episode') {
    const { id, lang, series } = suggestion;
    const detailText = messages.episodeOf({ series: series.title });
    return { href: paths.episode(series.id, id), text: name, lang, ranges, detailText };
  }
  const lang = scriptLanguage(name);
  if (suggestion.type === 'creator') {
    const { id, username, photoUrl } = suggestion;
    return {
      href: paths.creator(id),
      text: name,
      lang,
      ranges,
      detailText: username === '' ? undefined : `@${username}`,
      picture: <Avatar name={name} photoUrl={photoUrl} />,
    };
  }
  if (suggestion.type === 'person') return { href: paths.searchFor({ q: name }), text: name, lang, ranges };
  if (suggestion.type === 'genre') {
    const text = parts.present.genre(name);
    return { href: paths.searchFor({ genre: name }), text, lang, ranges: text === name ? ranges : [] };
  }
  const hashtag = `${HASH}${name}`;
  return { href: paths.searchFor({ q: hashtag }), text: hashtag, lang, ranges: shifted(ranges) };
}

/** Options by their type, in the order in which they are gone through. */
export function toGroups(
  options: readonly SearchOption[],
  /** Names titles that are trending; null for those that match. */
  trendingTitle: string | null,
  parts: SearchViewParts,
): SearchPanelGroup[] {
  const types = [...new Set(options.map(({ suggestion }) => suggestion.type))];
  return types.map((type) => ({
    id: type,
    title: type === 'title' && trendingTitle !== null ? trendingTitle : parts.messages.groups[type],
    options: options
      .filter(({ suggestion }) => suggestion.type === type)
      .map(({ key, suggestion }) => ({ key, ...toView(suggestion, parts) })),
  }));
}
