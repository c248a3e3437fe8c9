import {
  createAccountClient,
  createContentClient,
  createCreatorsClient,
  createLanguageClient,
  createPaymentsClient,
  createPersonalDataClient,
  createReceiptsClient,
  createScreensClient,
  createSearchClient,
  createViewingClient,
  type ServerOptions,
} from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { storeDetails } from './account/storedDetails';
import { readLanguages } from './languages/chosenLanguages';
import { putLanguagesFirst, putLanguagesFirstInSearch } from './languages/orderedLists';
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
  currentUid: () => string | null,
) {
  const languages = () => {
    const uid = currentUid();
    return (uid === null ? null : readLanguages(local, uid)) ?? [];
  };
  return {
    content: putLanguagesFirst(createContentClient(server(servers.content)), languages),
    payments: createPaymentsClient(server(servers.payments)),
    receipts: createReceiptsClient(server(servers.payments)),
    creators: createCreatorsClient(server(servers.creators)),
    personalData: createPersonalDataClient(server(servers.content)),
    search: putLanguagesFirstInSearch(createSearchClient(server(servers.content)), languages),
    screens: createScreensClient(server(servers.content)),
    language: createLanguageClient(server(servers.content)),
    viewing: createViewingClient(server(servers.content)),
    account: storeDetails(createAccountClient(server(servers.content)), local),
  };
}
