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
  type SearchClient,
  type ServerOptions,
} from '@chalchitra/api';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { storeDetails } from './account/storedDetails';
import { putLanguagesFirst, putLanguagesFirstInSearch } from './languages/orderedLists';
import { readContentLanguages } from './languages/storedContentLanguages';
import type { KeyValueStore } from './storage';

/** The clients of all servers. */
export type Clients = ReturnType<typeof createClients>;

/** Loads them, once. */
export type LoadClients = () => Promise<Clients>;

/** A search client that reports that the server knows no search, whoever learns it. */
function reportUnknown({ search, suggestions }: SearchClient, onUnknown: () => void): SearchClient {
  const reported = async <T>(response: Promise<T | null>) => {
    const found = await response;
    if (found === null) onUnknown();
    return found;
  };
  return {
    search: (...request) => reported(search(...request)),
    suggestions: (...request) => reported(suggestions(...request)),
  };
}

/** Makes the clients of all servers; `onSearchUnknown` is called when the server turns out to know no search. */
export function createClients(
  servers: RuntimeSettings['servers'],
  server: (baseUrl: string) => ServerOptions,
  local: KeyValueStore,
  currentUid: () => string | null,
  onSearchUnknown: () => void,
) {
  const languages = () => {
    const uid = currentUid();
    return (uid === null ? null : readContentLanguages(local, uid)) ?? [];
  };
  return {
    content: putLanguagesFirst(createContentClient(server(servers.content)), languages),
    payments: createPaymentsClient(server(servers.payments)),
    receipts: createReceiptsClient(server(servers.payments)),
    creators: createCreatorsClient(server(servers.creators)),
    personalData: createPersonalDataClient(server(servers.content)),
    search: putLanguagesFirstInSearch(
      reportUnknown(createSearchClient(server(servers.content)), onSearchUnknown),
      languages,
    ),
    screens: createScreensClient(server(servers.content)),
    language: createLanguageClient(server(servers.content)),
    viewing: createViewingClient(server(servers.content)),
    account: storeDetails(createAccountClient(server(servers.content)), local),
  };
}
