import { MAX_FOUND } from '@chalchitra/api/constants';
import { search as searchCall, suggestions as suggestionsCall } from '@chalchitra/api/contract';
import type {
  FoundCreatorWire,
  FoundEpisodeWire,
  FoundLabelWire,
  FoundTitleWire,
  SuggestionWire,
  TextSpan,
} from '@chalchitra/api/types';
import { json } from '../http/json';
import { localeOfCall, VARY_BY_LOCALE } from '../http/locale';
import type { Mount } from '../http/mount';
import type { MediaAddresses } from '../media/mediaAddresses';
import type { Hit, Search, ShownTitle } from './search';
import { filterTitles, firstTitles } from './search.filters';
import type { SearchTarget } from './search.schema';
import type { SearchStore } from './search.store';

const USUAL_LIMIT = 40;
const USUAL_SUGGESTIONS = 8;
/** Of what isn't a title, at most. */
const MAX_OTHERS = 6;
/** The same for everybody, but for the order of names; a new catalogue is searched within a minute. */
const PUBLIC = { 'cache-control': 'public, max-age=60' };

/** What is no more than a name. */
type LabelTarget = Extract<SearchTarget, 'person' | 'genre' | 'hashtag'>;

interface SearchParts {
  readonly search: Search;
  readonly store: SearchStore;
  readonly addresses: MediaAddresses;
}

const toWire = (spans: readonly TextSpan[]) => spans.map(([start, end]): [number, number] => [start, end]);

/** Mounts the calls about searching, additions to the specification's; as public as the lists. */
export function mountSearch(mount: Mount, { search, store, addresses }: SearchParts): void {
  const titleWire = ({ title, item, hit }: ShownTitle): FoundTitleWire => {
    const { id, kind, name, genres, languages, lang } = title;
    const isAlias = hit !== null && hit.name !== name;
    return {
      id,
      kind,
      name,
      thumbnail_app: addresses.picture(item.thumbnailApp),
      thumbnail_web: addresses.picture(item.thumbnailWeb),
      genres: [...genres],
      languages: [...languages],
      duration: item.duration,
      created_at: item.createdAt,
      lang,
      matched: hit === null || isAlias ? [] : toWire(hit.matched),
      alias: isAlias ? hit.name : null,
    };
  };
  const of = (hits: readonly Hit[], target: SearchTarget) => hits.filter((hit) => hit.target === target);
  const idsOf = (hits: readonly Hit[]) => hits.map(({ targetId }) => targetId);

  async function episodesOf(hits: readonly Hit[]): Promise<FoundEpisodeWire[]> {
    const found = of(hits, 'episode').slice(0, MAX_OTHERS);
    const byId = new Map((await store.episodes(idsOf(found))).map((episode) => [episode.id, episode]));
    return found.flatMap(({ targetId, matched }) => {
      const episode = byId.get(targetId);
      if (episode === undefined) return [];
      const { id, name, lang, seriesId, seriesName } = episode;
      return [{ id, name, lang, series: { id: seriesId, name: seriesName }, matched: toWire(matched) }];
    });
  }

  async function creatorsOf(hits: readonly Hit[]): Promise<FoundCreatorWire[]> {
    const found = of(hits, 'creator').slice(0, MAX_OTHERS);
    const byId = new Map((await store.creators(idsOf(found))).map((creator) => [creator.id, creator]));
    return found.flatMap(({ targetId, name, matched }) => {
      const creator = byId.get(targetId);
      if (creator === undefined) return [];
      return [
        {
          id: creator.id,
          name: creator.name,
          username: creator.username,
          photo_url: addresses.picture(creator.photoUrl),
          // Found by the user name, nothing of the name is marked.
          matched: name === creator.name ? toWire(matched) : [],
        },
      ];
    });
  }

  const labelsOf = (hits: readonly Hit[], target: LabelTarget): FoundLabelWire[] =>
    of(hits, target)
      .slice(0, MAX_OTHERS)
      .map(({ targetId, name, matched }) => ({ id: targetId, name, matched: toWire(matched) }));

  mount(searchCall, async ({ query, request }) => {
    const { q, language, genre, year, kind, sort = 'relevance', limit = USUAL_LIMIT, offset = 0 } = query;
    const filters = { language, genre, year, kind };
    const { hits, isNearest } = q === '' ? { hits: null, isNearest: false } : await search.find(q);
    const all = [...(await search.titles(hits)), ...(await search.titlesOfLabels(hits ?? []))];
    const { titles, dropFilters, counts } = filterTitles(all, filters);
    const end = Math.min(offset + limit, MAX_FOUND);
    const first = firstTitles(titles, { sort, locale: localeOfCall(request), limit: end });
    return json(
      {
        items: (await search.show(first.slice(offset))).map(titleWire),
        total: titles.length,
        episodes: await episodesOf(hits ?? []),
        creators: await creatorsOf(hits ?? []),
        people: labelsOf(hits ?? [], 'person'),
        genres: labelsOf(hits ?? [], 'genre'),
        hashtags: labelsOf(hits ?? [], 'hashtag'),
        is_nearest: isNearest,
        drop_filters: dropFilters,
        counts,
      },
      200,
      sort === 'title' ? { ...PUBLIC, vary: VARY_BY_LOCALE } : PUBLIC,
    );
  });

  mount(suggestionsCall, async ({ query: { q, limit = USUAL_SUGGESTIONS } }) => {
    if (q === '') {
      const trending = await search.show((await search.titles(null)).slice(0, limit));
      const items = trending.map((title): SuggestionWire => ({ type: 'title', ...titleWire(title) }));
      return json({ items }, 200, PUBLIC);
    }
    const { hits, isNearest } = await search.findWhileTyping(q);
    const found = isNearest ? [] : hits;
    const shown = found.filter(({ target }) => target !== 'language').slice(0, limit);
    const [titles, inLanguage, parts, creators] = await Promise.all([
      search.titles(shown),
      search.titlesOfLabels(found.filter(({ target }) => target === 'language' || target === 'title')),
      episodesOf(shown),
      creatorsOf(shown),
    ]);
    const labels = (type: LabelTarget) =>
      labelsOf(shown, type).map((label): SuggestionWire => ({ type, ...label }));
    const others: SuggestionWire[] = [
      ...parts.map((episode): SuggestionWire => ({ type: 'episode', ...episode })),
      ...creators.map((creator): SuggestionWire => ({ type: 'creator', ...creator })),
      ...labels('person'),
      ...labels('genre'),
      ...labels('hashtag'),
    ];
    const shownTitles = await search.show([...titles, ...inLanguage].slice(0, limit - others.length));
    const items: SuggestionWire[] = [
      ...shownTitles.map((title): SuggestionWire => ({ type: 'title', ...titleWire(title) })),
      ...others,
    ];
    return json({ items }, 200, PUBLIC);
  });
}
