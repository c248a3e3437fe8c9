import type { QueryClient } from '@tanstack/react-query';
import type { KnownList } from './content.queries';

/** The languages of the titles in the lists that are here, those of the most titles first. */
export function listedLanguages(queryClient: QueryClient): string[] {
  const counts = new Map<string, number>();
  for (const [, list] of queryClient.getQueriesData<KnownList>({ queryKey: ['content', 'list'] }))
    for (const language of (list?.items ?? []).flatMap(({ languages }) => languages))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
}
