import type {
  ApprovalOrder,
  ApprovalOrdersData,
  ApprovalSetup,
  ApprovalStepData,
  EditableOrder,
  OrderDifference,
} from '../contract/index.ts';

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
  canDecide: (changes.state ?? 'WAITING') === 'WAITING' && !changes.isOwn,
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

/** Builds the parts of an order that an approver can change. */
export const buildEditableOrder = (changes: Partial<EditableOrder> = {}): EditableOrder => ({
  lines: [
    {
      lineNumber: 1,
      itemId: 'paper',
      name: 'Ledger & Rule copy paper, letter, 10 reams',
      qty: 8,
      price: 399.6,
    },
    { lineNumber: 2, itemId: 'chair', name: 'Gatefold mesh task chair', qty: 2, price: 198 },
  ],
  addresses: [
    { id: 'ship-1', label: 'Market Street office: 12 Market Street, Boise' },
    { id: 'ship-2', label: 'Warehouse: 400 Depot Road, Boise' },
  ],
  shipToId: 'ship-1',
  billingAddresses: [
    { id: 'bill-1', label: 'Accounts payable: 12 Market Street, Boise' },
    { id: 'bill-2', label: 'Holding: 80 Quarry Road, Nampa' },
  ],
  billToId: 'bill-1',
  purchaseOrderNumber: 'PO-2231',
  canAddItems: true,
  ...changes,
});

/** Builds the difference of a change. */
export const buildDifference = (changes: Partial<OrderDifference> = {}): OrderDifference => ({
  lines: [
    {
      itemId: 'chair',
      name: 'Gatefold mesh task chair',
      qtyFrom: 2,
      qtyTo: 1,
      priceFrom: 198,
      priceTo: 99,
    },
  ],
  totalFrom: 642.18,
  totalTo: 537.24,
  ...changes,
});

/** Builds an order with its history, as its page and the link of a mail show it. */
export const buildOrderWithHistory = (changes: Partial<ApprovalOrder> = {}): ApprovalOrder =>
  buildApprovalOrder({
    steps: [
      buildStep({
        reason: { kind: 'RULE', name: 'Furniture' },
        state: 'APPROVED',
        approvers: 'Marcus Ledger',
        agreed: ['Marcus Ledger'],
      }),
      buildStep({ level: 2, reason: { kind: 'LIMIT', limit: 500 }, approvers: 'Finance', needsAll: true }),
    ],
    history: [
      { id: '1', kind: 'SUBMITTED', at: '2026-11-24T15:20:00.000Z', by: 'Rowan Bell', comment: '' },
      {
        id: '2',
        kind: 'CHANGED',
        at: '2026-11-24T16:02:00.000Z',
        by: 'Marcus Ledger',
        comment: 'One chair is in storage',
        difference: buildDifference({ totalFrom: 741.18, totalTo: 642.18 }),
      },
      { id: '3', kind: 'AGREED', at: '2026-11-24T16:03:00.000Z', by: 'Marcus Ledger', comment: '' },
    ],
    ...changes,
  });

/** Builds what an admin sets up. */
export const buildApprovalSetup = (changes: Partial<ApprovalSetup> = {}): ApprovalSetup => ({
  mayChangeRules: true,
  approvalLimit: 500,
  rules: [
    {
      id: 'rule-1',
      name: 'Furniture',
      level: 1,
      conditions: { amountAbove: { amount: 250, currency: 'USD' }, categoryIds: ['furniture'] },
      approverKind: 'PERSON',
      personId: 'user-1',
      needsAll: false,
    },
    {
      id: 'rule-2',
      name: 'Large orders',
      unitId: 'unit-2',
      level: 2,
      conditions: { quantityAbove: 100, offContract: true, paymentTypes: ['CARD'] },
      approverKind: 'GROUP',
      groupId: 'group-1',
      needsAll: true,
    },
  ],
  groups: [{ id: 'group-1', name: 'Finance', memberIds: ['user-1', 'user-2'] }],
  delegations: [
    {
      id: 'delegation-1',
      delegateId: 'user-2',
      delegateName: 'Nadia Folio',
      startsOn: '2026-12-21',
      endsOn: '2027-01-04',
    },
  ],
  people: [
    { id: 'user-1', name: 'Marcus Ledger', approves: true },
    { id: 'user-2', name: 'Nadia Folio', approves: true },
    { id: 'user-3', name: 'Rowan Bell', approves: false },
  ],
  units: [
    { id: 'unit-1', path: 'Facilities' },
    { id: 'unit-2', path: 'Facilities / North' },
  ],
  categories: [
    { id: 'furniture', name: 'Furniture' },
    { id: 'paper', name: 'Paper' },
  ],
  callerId: 'user-1',
  ...changes,
});
