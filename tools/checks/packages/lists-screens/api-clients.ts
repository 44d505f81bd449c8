// api-clients.ts
import { createAxiosTransport } from '@foolscap/core/axios-transport';
import { createHttpClient } from '@foolscap/core/http';
import { createListsClient } from '@foolscap/lists/client';

/** The client of the API, which the application reaches on its own origin. */
export const createClient = () =>
  createListsClient(createHttpClient({ transport: createAxiosTransport(), tenant: 'sdc' }));
