import {
  createAccountClient,
  createCreatorsClient,
  createPaymentsClient,
  type ServerOptions,
} from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { keepDetails } from './keptDetails';
import type { KeyValueStore } from './storage';

/** The clients that a first view of the home page doesn't need. */
export function createPersonalClients(
  servers: RuntimeSettings['servers'],
  server: (baseUrl: string) => ServerOptions,
  local: KeyValueStore,
) {
  return {
    payments: createPaymentsClient(server(servers.payments)),
    creators: createCreatorsClient(server(servers.creators)),
    account: keepDetails(createAccountClient(server(servers.content)), local),
  };
}
