// api-clients.ts
import { createCartClient, createSavedItemsClient } from '@foolscap/cart/client';
import { createAxiosTransport } from '@foolscap/core/axios-transport';
import { createHttpClient } from '@foolscap/core/http';
import type { Clients } from './store.ts';

/** Clients of the API, which the application reaches on its own origin. */
export function createClients(): Clients {
  const http = createHttpClient({ transport: createAxiosTransport(), tenant: 'sdc' });
  return { client: createCartClient(http), savedItemsClient: createSavedItemsClient(http) };
}
