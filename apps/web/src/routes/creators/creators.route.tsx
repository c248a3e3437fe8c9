import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useBaseMessages, useMessages } from '../../copy/copy';
import { creatorsQuery } from '../../queries/creators.queries';
import { keepPending, loadingError } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { CreatorsScreen } from './CreatorsScreen';

/** /creators; with `all` every suggestion as a grid */
export function Component() {
  const [search] = useSearchParams();
  const { clients } = useRuntime();
  const list = useQuery(creatorsQuery(clients));
  const { navigation } = useBaseMessages();
  const { suggested } = useMessages('creators');
  const isAll = search.has('all');
  useDocumentTitle(isAll ? suggested : navigation.creators, null);
  return (
    <CreatorsScreen
      creators={list.data ?? null}
      error={loadingError(list)}
      isAll={isAll}
      onRetry={() => void list.refetch(keepPending)}
    />
  );
}
