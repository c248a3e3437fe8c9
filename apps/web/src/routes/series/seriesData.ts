import { seriesQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';
import type { Address } from '../pages';

/** Fetches a series with its episodes. */
export function loadSeries({ clients, queryClient }: Runtime, { id }: Address): void {
  void queryClient.prefetchQuery(seriesQuery(clients, id));
}
