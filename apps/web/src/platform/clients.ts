import {
  createAccountClient,
  createContentClient,
  createCreatorsClient,
  createPaymentsClient,
  type ServerOptions,
} from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { keepDetails } from './keptDetails';
import type { KeyValueStore } from './storage';

/** The clients of all servers; a prerendered page does without them until something is asked for. */
export function createClients(
  servers: RuntimeSettings['servers'],
  server: (baseUrl: string) => ServerOptions,
  local: KeyValueStore,
) {
  return {
    content: createContentClient(server(servers.content)),
    payments: createPaymentsClient(server(servers.payments)),
    creators: createCreatorsClient(server(servers.creators)),
    account: keepDetails(createAccountClient(server(servers.content)), local),
  };
}
