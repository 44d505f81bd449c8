import type { HttpClient } from '@foolscap/core/http';
import type { AccountingValues, AccountingValuesQuery } from '../contract/index.ts';

/** A page of the values of an accounting field. */
export interface AccountingValuesRequest extends Pick<AccountingValuesQuery, 'field'> {
  /** Words that the code or the name of a value contains; all values without them. */
  q?: string;
}

/** The call that finds budget centers, purchase orders, releases, cost centers and projects. Rejects with HttpError. */
export interface AccountingClient {
  findValues(request: AccountingValuesRequest, signal?: AbortSignal): Promise<AccountingValues>;
}

export const createAccountingClient = (http: HttpClient): AccountingClient => ({
  findValues: async ({ field, q }, signal) =>
    (
      await http.send<AccountingValues>({
        method: 'GET',
        path: '/cart/accounting/values',
        query: { field, ...(q ? { q } : {}) },
        ...(signal ? { signal } : {}),
      })
    ).data,
});
