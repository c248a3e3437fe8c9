import { seriesQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';
import type { PathParams } from '../matchPath';

/** Asks for a series with its episodes. */
export function prefetchSeries({ content, queryClient }: Runtime, { id = '' }: PathParams): void {
  void queryClient.prefetchQuery(seriesQuery(content, id));
}
