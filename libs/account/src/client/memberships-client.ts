import type { HttpClient } from '@foolscap/core/http';
import type { MembershipRenewalBody, Memberships } from '../contract/index.ts';

/** The calls of the membership programs. Each rejects with HttpError. Repeating a change has no further effect. */
export interface MembershipsClient {
  getMemberships(signal?: AbortSignal): Promise<Memberships>;
  /** Switches the automatic renewal on or off. */
  changeRenewal(body: MembershipRenewalBody): Promise<Memberships>;
}

export function createMembershipsClient(http: HttpClient): MembershipsClient {
  return {
    getMemberships: async (signal) =>
      (await http.send<Memberships>({ method: 'GET', path: '/memberships', ...(signal ? { signal } : {}) }))
        .data,
    changeRenewal: async (body) =>
      (await http.send<Memberships>({ method: 'POST', override: 'PUT', path: '/memberships/renewal', body }))
        .data,
  };
}
