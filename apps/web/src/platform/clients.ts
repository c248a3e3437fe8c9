import {
  createAccountClient,
  createContentClient,
  createCreatorsClient,
  createPaymentsClient,
  type ServerOptions,
} from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { earlyAnswers } from './earlyAnswers';
import { keepDetails } from './keptDetails';
import type { KeyValueStore } from './storage';

/** The clients of all servers. */
export type Clients = ReturnType<typeof createClients>;

/** Loads them, once. */
export type LoadClients = () => Promise<Clients>;

/** Makes the clients of all servers. */
export function createClients(
  servers: RuntimeSettings['servers'],
  server: (baseUrl: string) => ServerOptions,
  local: KeyValueStore,
) {
  const at = (baseUrl: string) => ({ fetch: earlyAnswers.take, ...server(baseUrl) });
  return {
    content: createContentClient(at(servers.content)),
    payments: createPaymentsClient(at(servers.payments)),
    creators: createCreatorsClient(at(servers.creators)),
    account: keepDetails(createAccountClient(at(servers.content)), local),
  };
}
