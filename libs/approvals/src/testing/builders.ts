import type { ApprovalOrder, ApprovalOrdersData, ApprovalStepData } from '../contract/index.ts';

/** Builds an approval that an order needs: by default, that of any approver, because it is above the limit of buyers. */
export const buildStep = (changes: Partial<ApprovalStepData> = {}): ApprovalStepData => ({
  level: 1,
  reason: { kind: 'LIMIT', limit: 500 },
  state: 'CURRENT',
  needsAll: false,
  agreed: [],
  ...changes,
});

/** Builds an order that waits for approval. */
export const buildApprovalOrder = (changes: Partial<ApprovalOrder> = {}): ApprovalOrder => ({
  orderNumber: '10045',
  cartId: 'placed-10045',
  orderSubmittedBy: 'Rowan Bell',
  ownerProfileId: 'buyer-1',
  approvalComments: '',
  state: 'WAITING',
  submittedAt: '2026-11-24T15:20:00.000Z',
  expiresAt: '2026-12-01T15:20:00.000Z',
  ordTotal: 642.18,
  steps: [buildStep()],
  canDecide: true,
  numberOfItems: 26,
  lines: [
    { name: 'Ledger & Rule copy paper, letter, 10 reams', qty: 8 },
    { name: 'Gatefold mesh task chair', qty: 2 },
    { name: 'Carbon black toner', qty: 4 },
  ],
  purchaseOrderNumber: 'PO-2231',
  isOwn: false,
  ...changes,
});

/** Builds a page of the list. */
export function buildApprovalOrders(
  approvalOrders: ApprovalOrder[] = [
    buildApprovalOrder(),
    buildApprovalOrder({
      orderNumber: '10052',
      cartId: 'placed-10052',
      orderSubmittedBy: 'Sam Quire',
      ownerProfileId: 'buyer-2',
      submittedAt: '2026-11-27T09:05:00.000Z',
      expiresAt: '2026-12-04T09:05:00.000Z',
      ordTotal: 1289.5,
      numberOfItems: 1,
      lines: [{ name: 'Sit-stand desk, 60 in.', qty: 1 }],
      budgetCenter: 'Facilities',
    }),
  ],
  changes: Partial<ApprovalOrdersData> = {},
): ApprovalOrdersData {
  return {
    approvalOrders,
    page: 1,
    pages: 1,
    total: approvalOrders.length,
    waiting: approvalOrders.filter(({ canDecide }) => canDecide).length,
    requesters: [
      { id: 'buyer-1', name: 'Rowan Bell' },
      { id: 'buyer-2', name: 'Sam Quire' },
    ],
    ...changes,
  };
}
