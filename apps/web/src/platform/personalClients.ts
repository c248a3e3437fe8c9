import {
  createAccountClient,
  createCreatorsClient,
  createPaymentsClient,
  type ServerOptions,
} from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';

/** The clients that a first view of the home page doesn't need. */
export function createPersonalClients(
  servers: RuntimeSettings['servers'],
  server: (baseUrl: string) => ServerOptions,
) {
  return {
    payments: createPaymentsClient(server(servers.payments)),
    creators: createCreatorsClient(server(servers.creators)),
    account: createAccountClient(server(servers.content)),
  };
}
