import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { ApprovalsClient } from '../client/index.ts';
import type { ApprovalOrdersData, ApprovalSetup } from '../contract/index.ts';
import { APPROVAL_CODES } from '../model/codes.ts';
import { buildApprovalOrders, buildApprovalSetup, buildDifference } from './builders.ts';

type Call = keyof ApprovalsClient;

/** Creates a client without a server: a decision changes the orders, and the next call of a kind can fail. */
export function createFakeApprovalsClient(
  initial: ApprovalOrdersData = buildApprovalOrders(),
  initialSetup: ApprovalSetup = buildApprovalSetup(),
): ApprovalsClient & {
  calls: Call[];
  /** The keys of the changes of orders. */
  changeKeys: (string | undefined)[];
  failNext(call: Call, failure?: Partial<Failure>): void;
} {
  let orders = [...initial.approvalOrders];
  let setup = initialSetup;
  const findOrder = (orderNumber: string) => {
    const found = orders.find((order) => order.orderNumber === orderNumber);
    if (!found)
      throw new HttpError({ status: 404, code: APPROVAL_CODES.notFound, message: 'no', retryable: false });
    return found;
  };
  const failures = new Map<Call, Failure>();
  const calls: Call[] = [];
  const changeKeys: (string | undefined)[] = [];
  const begin = (call: Call) => {
    calls.push(call);
    const failure = failures.get(call);
    failures.delete(call);
    if (failure) throw new HttpError(failure);
  };
  const countWaiting = () => orders.filter(({ canDecide }) => canDecide).length;
  return {
    calls,
    changeKeys,
    failNext(call, failure = {}) {
      failures.set(call, { status: 0, code: 'NETWORK', message: 'no', retryable: true, ...failure });
    },
    async getOrders({ view = 'WAITING', orderNumber }) {
      begin('getOrders');
      const approvalOrders = orders.filter((order) =>
        orderNumber === undefined
          ? (order.state === 'WAITING') === (view === 'WAITING')
          : order.orderNumber === orderNumber,
      );
      return { ...initial, approvalOrders, total: approvalOrders.length, waiting: countWaiting() };
    },
    async getOrder(orderNumber) {
      begin('getOrder');
      return findOrder(orderNumber);
    },
    async changeOrder(orderNumber, { expectedTotal }, idempotencyKey) {
      changeKeys.push(idempotencyKey);
      begin('changeOrder');
      findOrder(orderNumber);
      return { orderNumber, difference: buildDifference(), isSaved: expectedTotal !== undefined };
    },
    async comment(orderNumber, comment) {
      begin('comment');
      const order = findOrder(orderNumber);
      const history = order.history ?? [];
      const at = '2026-11-24T17:00:00.000Z';
      const event = { id: `comment-${history.length}`, kind: 'COMMENTED', at, by: 'You', comment } as const;
      const commented = { ...order, history: [...history, event] };
      orders = orders.map((each) => (each === order ? commented : each));
      return commented;
    },
    async getSetup() {
      begin('getSetup');
      return setup;
    },
    async changeSetup(change) {
      begin('changeSetup');
      const { part, id, body } = change;
      const others = (setup[part] as { id: string }[]).filter((each) => each.id !== id);
      const delegateName =
        change.part === 'delegations'
          ? setup.people.find((person) => person.id === change.body?.delegateId)?.name
          : undefined;
      const saved = body ? [{ ...body, id, ...(delegateName && { delegateName }) }] : [];
      setup = { ...setup, [part]: [...others, ...saved] };
      return setup;
    },
    async decide(action, decided) {
      begin('decide');
      const results = decided.map(({ orderNumber, cartId, approvalComments }) => {
        const found = orders.find((order) => order.orderNumber === orderNumber);
        if (found?.state !== 'WAITING')
          return {
            orderNumber,
            cartId,
            isDecided: false,
            ...(found && { state: found.state }),
            code: found ? APPROVAL_CODES.notPending : APPROVAL_CODES.notFound,
          };
        const state = action === 'ACCEPT' ? ('APPROVED' as const) : ('DECLINED' as const);
        const { expiresAt: _, ...rest } = found;
        orders = orders.map((order) =>
          order === found ? { ...rest, state, approvalComments, canDecide: false } : order,
        );
        return { orderNumber, cartId, isDecided: true, state };
      });
      return { results, waiting: countWaiting() };
    },
  };
}
