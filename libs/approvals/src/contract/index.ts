import Type, { type Static } from 'typebox';
import { EncodeQuery, Money, OneOf } from '@foolscap/core/contract';
import {
  ACTION_PARAMETERS,
  APPROVAL_ACTIONS,
  APPROVAL_STATES,
  APPROVAL_VIEWS,
  COMMENT_LENGTH,
  MOST_DECISIONS,
} from '../model/codes.ts';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ minLength: 1, maxLength: 64 });
const OrderNumber = Type.String({ minLength: 1, maxLength: 40 });

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
  /** The limit of buyers that the total exceeds; absent if the organization has none anymore. */
  approvalLimit: Type.Optional(Money),
  numberOfItems: Type.Integer(),
  /** The first three lines. */
  lines: Type.Array(Type.Object({ name: Type.String(), qty: Type.Integer() })),
  purchaseOrderNumber: Type.Optional(Type.String()),
  budgetCenter: Type.Optional(Type.String()),
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
  /** The state of the order now; absent if the caller may not see it. */
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
