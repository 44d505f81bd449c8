import type { HttpClient } from '@foolscap/core/http';
import type {
  AdjustBudgetBody,
  BudgetsData,
  BudgetStatement,
  ChangeBudgetBody,
  NewBudgetBody,
} from '../contract/index.ts';

/** A page of the statement of a budget. */
export interface StatementRequest {
  code: string;
  /** ISO date of the first day of the period; the current period by default. */
  period?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Entries per page, up to 999. */
  size?: number | undefined;
}

/** The calls of the budgets of an organization. Each rejects with HttpError. `key` is the idempotency key, the same for each retry of a change. */
export interface BudgetsClient {
  getBudgets(signal?: AbortSignal): Promise<BudgetsData>;
  getStatement(request: StatementRequest, signal?: AbortSignal): Promise<BudgetStatement>;
  addBudget(body: NewBudgetBody, key?: string): Promise<BudgetsData>;
  changeBudget(code: string, body: ChangeBudgetBody, key?: string): Promise<BudgetsData>;
  adjustBudget(code: string, body: AdjustBudgetBody, key?: string): Promise<BudgetsData>;
  removeBudget(code: string, key?: string): Promise<BudgetsData>;
}

export function createBudgetsClient(http: HttpClient): BudgetsClient {
  const path = '/organization/budgets';
  const one = (code: string) => `${path}/${encodeURIComponent(code)}`;
  const send = async (
    to: string,
    body: object,
    idempotencyKey: string | undefined,
    override?: 'PUT' | 'DELETE',
  ): Promise<BudgetsData> =>
    (
      await http.send<BudgetsData>({
        method: 'POST',
        path: to,
        body,
        ...(override ? { override } : {}),
        ...(idempotencyKey ? { idempotencyKey } : {}),
      })
    ).data;
  return {
    getBudgets: async (signal) =>
      (await http.send<BudgetsData>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data,
    getStatement: async ({ code, period, page, size }, signal) =>
      (
        await http.send<BudgetStatement>({
          method: 'GET',
          path: `${one(code)}/statement`,
          query: {
            ...(period === undefined ? {} : { period }),
            ...(page === undefined ? {} : { page: String(page) }),
            ...(size === undefined ? {} : { size: String(size) }),
          },
          ...(signal ? { signal } : {}),
        })
      ).data,
    addBudget: (body, key) => send(path, body, key),
    changeBudget: (code, body, key) => send(one(code), body, key, 'PUT'),
    adjustBudget: (code, body, key) => send(`${one(code)}/adjustments`, body, key),
    removeBudget: (code, key) => send(one(code), {}, key, 'DELETE'),
  };
}
