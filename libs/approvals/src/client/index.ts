import type { HttpClient } from '@foolscap/core/http';
import { APPROVALS_PROXY_PATH, SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type {
  ApprovalOrder,
  ApprovalOrdersBody,
  ApprovalOrdersData,
  ApprovalSetup,
  ChangeOrderBody,
  ChangeOrderData,
  Decision,
  DecisionsBody,
  DecisionsData,
  DelegationBody,
  GroupBody,
  RuleBody,
} from '../contract/index.ts';
import { ACTION_PARAMETERS, type ApprovalAction } from '../model/codes.ts';
import { type FormValues, readDelegation, readGroup, readRule } from '../model/form-fields.ts';

/** An entry of the setup, with the id that the caller chose. Without a body it is removed. */
export type SetupChange =
  | { part: 'rules'; id: string; body?: RuleBody }
  | { part: 'groups'; id: string; body?: GroupBody }
  | { part: 'delegations'; id: string; body?: DelegationBody };

/** Reads an entry of the setup from its form. @param id of the entry, or of a new one */
export function readSetupChange(part: SetupChange['part'], id: string, fields: FormValues): SetupChange {
  if (part === 'rules') return { part, id, body: readRule(fields) };
  return part === 'groups'
    ? { part, id, body: readGroup(fields) }
    : { part, id, body: readDelegation(fields) };
}

/** The calls of approvers, and of admins and buyers about approvals. Each rejects with HttpError. Repeating a write has no further effect. */
export interface ApprovalsClient {
  getOrders(body: ApprovalOrdersBody, signal?: AbortSignal): Promise<ApprovalOrdersData>;
  /** Takes the same decision on several orders. */
  decide(action: ApprovalAction, orders: readonly Omit<Decision, 'action'>[]): Promise<DecisionsData>;
  /** Reads an order of the caller, or one that the caller approves, with its history. */
  getOrder(orderNumber: string, signal?: AbortSignal): Promise<ApprovalOrder>;
  /**
   * Changes an order that waits; without `expectedTotal` it only returns the difference.
   * @param idempotencyKey of a change that is saved: the same one for each try
   */
  changeOrder(orderNumber: string, body: ChangeOrderBody, idempotencyKey?: string): Promise<ChangeOrderData>;
  comment(orderNumber: string, comment: string): Promise<ApprovalOrder>;
  getSetup(signal?: AbortSignal): Promise<ApprovalSetup>;
  changeSetup(change: SetupChange): Promise<ApprovalSetup>;
}

const SETUP = '/organization/approvals';
const orderPath = (orderNumber: string) => `${SETUP}/orders/${encodeURIComponent(orderNumber)}`;

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
    getOrder: async (orderNumber, signal) =>
      (
        await http.send<ApprovalOrder>({
          method: 'GET',
          path: orderPath(orderNumber),
          ...(signal ? { signal } : {}),
        })
      ).data,
    changeOrder: async (orderNumber, body, idempotencyKey) =>
      (
        await http.send<ChangeOrderData>({
          method: 'POST',
          override: 'PUT',
          path: orderPath(orderNumber),
          body,
          ...(idempotencyKey ? { idempotencyKey } : {}),
        })
      ).data,
    comment: async (orderNumber, comment) =>
      (
        await http.send<ApprovalOrder>({
          method: 'POST',
          path: `${orderPath(orderNumber)}/comments`,
          body: { comment },
        })
      ).data,
    getSetup: async (signal) =>
      (await http.send<ApprovalSetup>({ method: 'GET', path: SETUP, ...(signal ? { signal } : {}) })).data,
    changeSetup: async ({ part, id, body }) =>
      (
        await http.send<ApprovalSetup>({
          method: 'POST',
          override: body ? 'PUT' : 'DELETE',
          path: `${SETUP}/${part}/${id}`,
          ...(body ? { body } : {}),
        })
      ).data,
  };
}
