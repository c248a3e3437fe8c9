import { recentKey, type SearchActor } from '@chalchitra/machines';
import { type SearchFieldHandle, SearchPanel } from '@chalchitra/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { languageNames } from '../../present/languageName';
import type { CardActions } from '../cards/useCardActions';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { languagesOf, toGroups } from './searchView';

export interface SearchSuggestionsProps {
  field: SearchFieldHandle;
  actor: SearchActor;
  cards: CardActions;
  /** Those of which what is trending comes first. */
  languages: readonly string[];
}

/** The panel below the field, in each state of the search. */
export function SearchSuggestions({ field, actor, cards, languages }: SearchSuggestionsProps) {
  const messages = useMessages('search');
  const present = usePresent();
  const { loading } = useBaseMessages();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, latest, activeKey, recents, error } = state.context;
  const isUnavailable = state.matches('unavailable');
  const hasFailed = state.matches('open') && error !== null;

  const { first } = useMessages('filters').languages;
  const hasLanguagesFirst = latest?.options.some(({ suggestion }) =>
    languagesOf(suggestion).some((language) => languages.includes(language)),
  );
  const languagesNote = hasLanguagesFirst
    ? [first({ languages: present.list(languages.map(languageNames(present))) })]
    : [];
  const trendingTitle = latest?.query === '' ? [messages.trending, ...languagesNote].join(' · ') : null;
  const groups = useMemo(
    () => (latest === null ? [] : toGroups(latest.options, trendingTitle, { messages, present, cards })),
    [latest, trendingTitle, messages, present, cards],
  );
  useEffect(() => {
    const cleared = actor.on('query.cleared', () => {
      field.input.value = '';
    });
    const online = onlineManager.subscribe((isOnline) => {
      if (isOnline) actor.send({ type: 'suggestions.retry' });
    });
    return () => {
      cleared.unsubscribe();
      online();
    };
  }, [actor, field.input]);

  const { close } = field;
  const choose = useCallback(() => {
    actor.send({ type: 'query.submit' });
    close();
  }, [actor, close]);

  function retry() {
    // The button goes; the keyboard stays with the search.
    field.input.focus();
    actor.send({ type: 'suggestions.retry' });
  }

  const isSettled = state.matches({ open: 'settled' });
  const hasRecents = query === '' && recents.length > 0;
  const count = latest?.options.length ?? 0;
  const nothing = query === '' ? messages.before : messages.nothing({ query });
  const messageText = isUnavailable ? messages.unavailable : isSettled && count === 0 ? nothing : undefined;
  return (
    <SearchPanel
      field={field}
      isOpen={state.matches('open') || isUnavailable}
      label={messages.suggestions}
      recents={
        hasRecents && !isUnavailable
          ? {
              title: messages.recent,
              clearText: messages.clearRecent,
              removeLabel: (recent) => messages.removeRecent({ query: recent }),
              entries: recents.map((recent) => ({
                key: recentKey(recent),
                query: recent,
                href: paths.searchFor({ q: recent }),
              })),
              onRemove: (recent) => actor.send({ type: 'recent.remove', query: recent }),
              onClear: () => actor.send({ type: 'recents.clear' }),
            }
          : null
      }
      groups={groups}
      activeKey={activeKey}
      isBusy={!isSettled && !hasFailed}
      statusText={messageText ?? (isSettled && query !== '' ? messages.count({ count }) : '')}
      messageText={messageText}
      loadingText={latest === null && !hasFailed && !isUnavailable ? loading : undefined}
      failure={
        hasFailed ? (
          <PartFailure error={error} onRetry={retry}>
            {messages.failures.suggestions}
          </PartFailure>
        ) : undefined
      }
      all={
        query === '' || isUnavailable
          ? undefined
          : { href: paths.searchFor({ q: query }), text: messages.all({ query }) }
      }
      onChoose={choose}
      onOpen={() => actor.send({ type: 'query.edit', text: field.input.value })}
      onClose={() => actor.send({ type: 'search.close' })}
      onEdit={(text) => actor.send({ type: 'query.edit', text })}
      onMove={(by) => actor.send({ type: 'option.move', by })}
      onEscape={() => actor.send({ type: 'search.escape' })}
      onSubmit={() => actor.send({ type: 'search.close' })}
    />
  );
}
