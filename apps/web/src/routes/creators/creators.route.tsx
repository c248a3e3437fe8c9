import { useQuery } from '@tanstack/react-query';
import { creatorsQuery } from '../../queries/creators.queries';
import { askOnce } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import type { RouteProps } from '../code';
import { CreatorsScreen } from './CreatorsScreen';

/** /creators; with `all` every suggestion as a grid */
export function CreatorsRoute({ search }: RouteProps) {
  const { creators } = useRuntime();
  const list = useQuery(creatorsQuery(creators));
  return (
    <CreatorsScreen
      creators={list.data ?? null}
      error={list.error}
      isAll={search.has('all')}
      onRetry={() => void list.refetch(askOnce)}
    />
  );
}
