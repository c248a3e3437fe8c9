import { LazyPart, lazyPart, SearchField, type SearchFieldHandle, useIsHydrated } from '@chalchitra/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActiveCopy, useBaseMessages } from '../../copy/copy';
import { useRuntime, useUid } from '../../runtime';
import { useCell } from '../../useCell';
import { visitOf } from '../historyEntry';
import { paths } from '../paths';

/** The header's search. Its suggestions are loaded when the field is first used, or shortly before. */
export function SiteSearch() {
  const { header } = useBaseMessages();
  const copy = useActiveCopy();
  const { loadRecentSearches, isSearchUnknown, shortcutsOff } = useRuntime();
  const hasNoShortcut = useCell(shortcutsOff, false);
  const uid = useUid();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const [part] = useState(() =>
    lazyPart(async () => {
      const [{ SearchBox }, recents] = await Promise.all([
        import('../search/SearchBox'),
        loadRecentSearches(),
        copy.load('search'),
        copy.load('filters'),
      ]);
      return ({ field }: { field: SearchFieldHandle }) => <SearchBox field={field} recents={recents} />;
    }),
  );
  // What was learnt of the server on one page holds from the next one on.
  const [learnt, setLearnt] = useState({ pathname, isUnknown: isSearchUnknown.get() });
  if (learnt.pathname !== pathname) setLearnt({ pathname, isUnknown: isSearchUnknown.get() });
  // The server's markup, which is hydrated first, has the field.
  const isHydrated = useIsHydrated();
  // Stored even if Enter comes before the code is loaded; if that fails, only the recent search is lost.
  function submit(q: string) {
    loadRecentSearches().then(
      (recents) => uid !== null && recents.add(uid, q),
      () => {},
    );
    const target = paths.searchFor({ q });
    // What is shown already needs no second way back.
    void navigate(target, { replace: target === pathname + search });
  }
  if (learnt.isUnknown && isHydrated) return null;
  return (
    <SearchField
      label={header.search}
      placeholderText={header.search}
      closeLabel={header.closeSearch}
      href={paths.search}
      page={`${visitOf(location)} ${uid}`}
      query={pathname === paths.search ? (new URLSearchParams(search).get('q') ?? '') : ''}
      hasShortcut={!hasNoShortcut}
      onSubmit={submit}
      onPreload={part.preload}
      renderSuggestions={(field) => <LazyPart part={part} props={{ field }} />}
    />
  );
}
