import type { HttpClient } from '@foolscap/core/http';
import type { Memberships } from '../contract/index.ts';

/** The call of the membership programs. It rejects with HttpError. */
export interface MembershipsClient {
  getMemberships(signal?: AbortSignal): Promise<Memberships>;
}

export function createMembershipsClient(http: HttpClient): MembershipsClient {
  return {
    getMemberships: async (signal) =>
      (await http.send<Memberships>({ method: 'GET', path: '/memberships', ...(signal ? { signal } : {}) }))
        .data,
  };
}
