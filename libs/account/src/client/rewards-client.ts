import type { HttpClient } from '@foolscap/core/http';
import type { RewardsClaimBody, RewardsProgram } from '../contract/index.ts';

/** The calls of the rewards program. Each rejects with HttpError. Repeating a change has no further effect. */
export interface RewardsClient {
  /** @param page of the history, from 1 */
  getProgram(page?: number, signal?: AbortSignal): Promise<RewardsProgram>;
  enroll(): Promise<RewardsProgram>;
  activate(offerId: string): Promise<RewardsProgram>;
  /** @param categories ids of departments, in addition to the chosen ones */
  chooseCategories(categories: string[]): Promise<RewardsProgram>;
  claim(body: RewardsClaimBody): Promise<RewardsProgram>;
}

export function createRewardsClient(http: HttpClient): RewardsClient {
  const path = '/account/rewards';
  const post = async (step: string, body: object) =>
    (await http.send<RewardsProgram>({ method: 'POST', path: `${path}/${step}`, body })).data;
  return {
    getProgram: async (page = 1, signal) =>
      (
        await http.send<RewardsProgram>({
          method: 'GET',
          path,
          ...(page === 1 ? {} : { query: { page: String(page) } }),
          ...(signal ? { signal } : {}),
        })
      ).data,
    enroll: () => post('enroll', {}),
    activate: (offerId) => post(`offers/${encodeURIComponent(offerId)}/activate`, {}),
    chooseCategories: (categories) => post('categories', { categories }),
    claim: (body) => post('claims', body),
  };
}
