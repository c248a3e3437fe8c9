import type { SearchResponse, Suggestion } from '@chalchitra/api/types';
import { toOptions } from '@chalchitra/machines';
import { ResultList } from '@chalchitra/ui';
import { useMessages, usePresent } from '../../copy/copy';
import type { CardActions } from '../cards/useCardActions';
import { toGroups } from './searchView';

/** What was found beside titles: people, creators, episodes, genres, hashtags. */
export function FoundLists({ found, cards }: { found: SearchResponse; cards: CardActions }) {
  const messages = useMessages('search');
  const present = usePresent();
  const others: Suggestion[] = [
    ...found.people.map((user) => ({ ...user, type: 'person' as const })),
    ...found.creators.map((creator) => ({ ...creator, type: 'creator' as const })),
    ...found.episodes.map((episode) => ({ ...episode, type: 'episode' as const })),
    ...found.genres.map((genre) => ({ ...genre, type: 'genre' as const })),
    ...found.hashtags.map((hashtag) => ({ ...hashtag, type: 'hashtag' as const })),
  ];
  return toGroups(toOptions(others), null, { messages, present, cards }).map(({ id, title, options }) => (
    <ResultList key={id} title={title} options={options} />
  ));
}
