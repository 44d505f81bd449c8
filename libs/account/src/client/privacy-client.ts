import type { HttpClient } from '@foolscap/core/http';
import type { DataCopy, DataRequestsData } from '../contract/index.ts';

/** The calls for a copy of an account's data, and for its erasure. Each rejects with HttpError. */
export interface PrivacyClient {
  requests(signal?: AbortSignal): Promise<DataRequestsData>;
  requestCopy(): Promise<DataRequestsData>;
  readCopy(id: string): Promise<DataCopy>;
  erase(password: string): Promise<void>;
}

/** Creates the client; separate, so that only the page for data requests loads it. */
export function createPrivacyClient(http: HttpClient): PrivacyClient {
  const path = '/account/data-requests';
  return {
    requests: async (signal) =>
      (await http.send<DataRequestsData>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data,
    requestCopy: async () => (await http.send<DataRequestsData>({ method: 'POST', path, body: {} })).data,
    readCopy: async (id) =>
      (await http.send<DataCopy>({ method: 'GET', path: `${path}/${encodeURIComponent(id)}/copy` })).data,
    async erase(password) {
      await http.send({ method: 'POST', path: '/account/erasure', body: { password }, changesSession: true });
    },
  };
}
