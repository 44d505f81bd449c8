import Type, { type Static } from 'typebox';
import { EditableOrderSchema, OrderDifferenceSchema } from './changes.ts';
import { EncodeQuery, Money, OneOf } from '@foolscap/core/contract';
import {
  ACTION_PARAMETERS,
  APPROVAL_ACTIONS,
  APPROVAL_EVENTS,
  APPROVAL_REASONS,
  APPROVAL_SCOPES,
  APPROVAL_STATES,
  APPROVAL_VIEWS,
  COMMENT_LENGTH,
  MOST_DECISIONS,
} from '../model/codes.ts';

export * from './changes.ts';
export * from './rules.ts';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ minLength: 1, maxLength: 64 });
const OrderNumber = Type.String({ minLength: 1, maxLength: 40 });

/** Why an order needs approval, as it was when the order was placed. */
export const ApprovalReasonSchema = Type.Object({
  kind: OneOf(APPROVAL_REASONS),
  /** The limit that the order exceeded. */
  limit: Type.Optional(Money),
  /** The period of the buyer's limit: MONTH, QUARTER or YEAR. */
  period: Type.Optional(Type.String()),
  /** Name of the rule or of the budget. */
  name: Type.Optional(Type.String()),
});
export interface ApprovalReason extends Static<typeof ApprovalReasonSchema> {}

/** One approval that an order needs. */
export const ApprovalStepSchema = Type.Object({
  level: Type.Integer(),
  reason: ApprovalReasonSchema,
  /** `CURRENT` steps wait for a decision; `NEXT` ones wait for the levels before. */
  state: OneOf(['CURRENT', 'NEXT', 'APPROVED'] as const),
  /** Name of the group or person that decides; absent if any approver does. */
  approvers: Type.Optional(Type.String()),
  /** Whether each member of the group has to agree. */
  needsAll: Type.Boolean(),
  /** Names of the approvers who have agreed. */
  agreed: Type.Array(Type.String()),
});
export interface ApprovalStepData extends Static<typeof ApprovalStepSchema> {}

/** A step in the history of an order. */
export const ApprovalEventSchema = Type.Object({
  id: Type.String(),
  kind: OneOf(APPROVAL_EVENTS),
  at: Type.String(),
  /** Name of the person; absent for the shop. */
  by: Type.Optional(Type.String()),
  comment: Type.String(),
  /** The difference that a change or new prices made. */
  difference: Type.Optional(OrderDifferenceSchema),
});
export interface ApprovalEvent extends Static<typeof ApprovalEventSchema> {}

/** An order that needs or needed approval (storefront-3.69). */
export const ApprovalOrderSchema = Type.Object({
  orderNumber: Type.String(),
  cartId: Type.String(),
  /** Name of the buyer. */
  orderSubmittedBy: Type.String(),
  /** Id of the buyer's account. */
  ownerProfileId: Type.String(),
  /** The approver's comment; empty while the order waits. */
  approvalComments: Type.String(),
  state: OneOf(APPROVAL_STATES),
  submittedAt: Type.String(),
  /** The time at which the order is declined if there is no decision; absent once there is one. */
  expiresAt: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Type.String()),
  /** Name of the approver; absent for an order that expired. */
  decidedBy: Type.Optional(Type.String()),
  ordTotal: Money,
  /** Why the order needs approval, in the order of levels. */
  steps: Type.Array(ApprovalStepSchema),
  /** Whether the caller can decide now; false for their own orders, and while other approvers decide. */
  canDecide: Type.Boolean(),
  /** The unit of the buyer; absent for members of the organization as a whole. */
  unit: Type.Optional(Type.String()),
  numberOfItems: Type.Integer(),
  /** The first three lines. */
  lines: Type.Array(Type.Object({ name: Type.String(), qty: Type.Integer() })),
  purchaseOrderNumber: Type.Optional(Type.String()),
  budgetCenter: Type.Optional(Type.String()),
  /** The rest of its budget once the order and earlier ones that wait are approved; negative if it exceeds the budget. */
  budgetLeft: Type.Optional(Type.Object({ name: Type.String(), amount: Money })),
  /** Present if the call names the order, and the caller can change it. */
  editable: Type.Optional(EditableOrderSchema),
  /** The history of the order, oldest first; only if the call names the order. */
  history: Type.Optional(Type.Array(ApprovalEventSchema)),
  /** Whether it is the caller's own order, which another approver decides on. */
  isOwn: Type.Boolean(),
});
export interface ApprovalOrder extends Static<typeof ApprovalOrderSchema> {}

/** `POST {prefix}/api/sparxProxy/getApprovalOrdersData` (storefront-7.25): 403 for users who do not approve orders. */
export const ApprovalOrdersBody = Type.Object(
  {
    /** `WAITING` by default, oldest first; decided orders come newest first. */
    view: Type.Optional(OneOf(APPROVAL_VIEWS)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    /** `MINE`, the default, leaves out waiting orders on which other approvers decide; without an effect on decided ones. */
    scope: Type.Optional(OneOf(APPROVAL_SCOPES)),
    /** Only orders of the buyer with this account. */
    requesterId: Type.Optional(Type.String({ pattern: '^[0-9a-fA-F-]{36}$' })),
    /** Only orders with this text in their number, purchase order number, or the buyer's name. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** Only this order, in any state. */
    orderNumber: Type.Optional(OrderNumber),
  },
  strict,
);
export interface ApprovalOrdersBody extends Static<typeof ApprovalOrdersBody> {}

export const ApprovalOrdersDataSchema = Type.Object({
  approvalOrders: Type.Array(ApprovalOrderSchema),
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
  /** Number of orders on which the caller can decide. */
  waiting: Type.Integer(),
  /** The buyers of orders that wait or were decided, for the filter. */
  requesters: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export interface ApprovalOrdersData extends Static<typeof ApprovalOrdersDataSchema> {}

/** `POST /ele-lpd/api/approvalsProxy/order?action=approve`, or `decline` (storefront-7.26). */
export const DecisionQuery = Type.Object(
  { ...EncodeQuery, action: OneOf(Object.values(ACTION_PARAMETERS)) },
  strict,
);
export interface DecisionQuery extends Static<typeof DecisionQuery> {}

const DecisionSchema = Type.Object(
  {
    cartId: Id,
    orderNumber: OrderNumber,
    ownerProfileId: Id,
    /** Mailed to the buyer. */
    approvalComments: Type.String({ maxLength: COMMENT_LENGTH }),
    /** The total that the approver has seen; an order with another one is refused with ORDER_TOTAL_CHANGED. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
    /** The same action as in the query. */
    action: OneOf(APPROVAL_ACTIONS),
  },
  strict,
);
export interface Decision extends Static<typeof DecisionSchema> {}

/** Entries are decided one after the other; one that is refused does not affect the others. */
export const DecisionsBody = Type.Array(DecisionSchema, { minItems: 1, maxItems: MOST_DECISIONS });
export type DecisionsBody = Static<typeof DecisionsBody>;

/** The outcome of an entry. Repeating a decision has the same outcome. */
export const DecisionResultSchema = Type.Object({
  orderNumber: Type.String(),
  cartId: Type.String(),
  isDecided: Type.Boolean(),
  /** The state of the order now: still WAITING if others have to agree as well; absent if the caller may not see it. */
  state: Type.Optional(OneOf(APPROVAL_STATES)),
  /** Why the entry was refused. */
  code: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export interface DecisionResult extends Static<typeof DecisionResultSchema> {}

export const DecisionsDataSchema = Type.Object({
  results: Type.Array(DecisionResultSchema),
  /** Number of orders that are left for the caller. */
  waiting: Type.Integer(),
});
export interface DecisionsData extends Static<typeof DecisionsDataSchema> {}
