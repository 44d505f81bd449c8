import type { HttpClient } from '@foolscap/core/http';
import { APPROVALS_PROXY_PATH, SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type {
  ApprovalOrdersBody,
  ApprovalOrdersData,
  Decision,
  DecisionsBody,
  DecisionsData,
} from '../contract/index.ts';
import { ACTION_PARAMETERS, type ApprovalAction } from '../model/codes.ts';

/** The calls of approvers. Each rejects with HttpError. Repeating a decision has no further effect. */
export interface ApprovalsClient {
  getOrders(body: ApprovalOrdersBody, signal?: AbortSignal): Promise<ApprovalOrdersData>;
  /** Takes the same decision on several orders. */
  decide(action: ApprovalAction, orders: readonly Omit<Decision, 'action'>[]): Promise<DecisionsData>;
}

export function createApprovalsClient(http: HttpClient): ApprovalsClient {
  return {
    getOrders: async (body, signal) =>
      (
        await http.send<ApprovalOrdersData>({
          method: 'POST',
          root: SPARX_PROXY_PATH,
          path: '/getApprovalOrdersData',
          body,
          ...(signal ? { signal } : {}),
        })
      ).data,
    decide: async (action, orders) =>
      (
        await http.send<DecisionsData>({
          method: 'POST',
          root: APPROVALS_PROXY_PATH,
          path: '/order',
          query: { action: ACTION_PARAMETERS[action] },
          body: orders.map((order) => ({ ...order, action })) satisfies DecisionsBody,
        })
      ).data,
  };
}
