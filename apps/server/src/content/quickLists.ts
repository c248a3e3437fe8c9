import { CONTENT_LISTS } from '@chalchitra/api/contract';
import type { PublicResponses } from '../http/publicResponses';
import type { FindReady } from '../http/quickResponse';
import { listKey } from './content.routes';

/** Finds the whole lists that are in memory. */
export function findReadyLists(responses: PublicResponses): FindReady {
  const keys = new Map(CONTENT_LISTS.map((list) => [`/services/content/api/${list}`, listKey(list, {})]));
  return ({ url }, client) => {
    const key = keys.get(url);
    const chosen = key === undefined ? null : responses.peek(key, client);
    return chosen && { route: url, chosen };
  };
}
