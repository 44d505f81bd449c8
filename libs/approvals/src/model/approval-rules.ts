import type { MinorUnits } from '@foolscap/core/money';
import type { TenderType } from '@foolscap/core/vocabulary';

/** The currencies of rules: those in which the shop sells. */
export const RULE_CURRENCIES = ['USD'] as const;
export type RuleCurrency = (typeof RULE_CURRENCIES)[number];

/** Levels of approval, which follow one another. */
export const MOST_LEVELS = 5;

/** The most rules and groups of an organization, and members of a group. */
export const MOST_RULES = 50;
export const MOST_GROUPS = 50;
export const MOST_GROUP_MEMBERS = 50;

/** The most delegations of an approver that have not ended. */
export const MOST_DELEGATIONS = 20;

/** The most comments on one order, each of which is mailed. */
export const MOST_COMMENTS = 50;

/** Maximum length of the name of a rule or group, in characters. */
export const RULE_NAME_LENGTH = 60;

/**
 * The approvers of a rule: everyone who approves orders (the legacy approver), the members of a group (the group approver), or one person
 * (storefront-6.9).
 */
export const APPROVER_KINDS = ['ANY_APPROVER', 'GROUP', 'PERSON'] as const;
export type ApproverKind = (typeof APPROVER_KINDS)[number];

/** The conditions of a rule. An order needs approval if all that are given apply; a rule without conditions applies to every order. */
export interface RuleConditions {
  /** The total is above this amount, in minor units of the currency. */
  amountAbove?: { amount: MinorUnits; currency: RuleCurrency };
  /** The order has more units than this. */
  quantityAbove?: number;
  /** A line is in one of these categories, or below one. */
  categoryIds?: readonly string[];
  /** The order exceeds the budget that it is charged to. */
  overBudget?: true;
  /** A line has no contract price, although the organization has a contract. */
  offContract?: true;
  /** The account of the buyer is one of these. */
  requesterIds?: readonly string[];
  /** One of these pays a part of the order. */
  paymentTypes?: readonly TenderType[];
}

/** The facts of an order that rules depend on. */
export interface OrderFacts {
  total: MinorUnits;
  currency: RuleCurrency;
  units: number;
  /** The categories of the lines, and all categories above them. */
  categoryIds: readonly string[];
  isOverBudget: boolean;
  isOffContract: boolean;
  requesterId: string;
  paymentTypes: readonly TenderType[];
}

const overlaps = <T>(chosen: readonly T[] | undefined, actual: readonly T[]): boolean =>
  chosen === undefined || chosen.some((each) => actual.includes(each));

/** Checks whether an order meets all conditions of a rule. An amount applies to orders in its own currency only. */
export const matchesRule = (
  {
    amountAbove,
    quantityAbove,
    categoryIds,
    overBudget,
    offContract,
    requesterIds,
    paymentTypes,
  }: RuleConditions,
  order: OrderFacts,
): boolean =>
  (amountAbove === undefined ||
    (amountAbove.currency === order.currency && order.total > amountAbove.amount)) &&
  (quantityAbove === undefined || order.units > quantityAbove) &&
  overlaps(categoryIds, order.categoryIds) &&
  (!overBudget || order.isOverBudget) &&
  (!offContract || order.isOffContract) &&
  overlaps(requesterIds, [order.requesterId]) &&
  overlaps(paymentTypes, order.paymentTypes);

/**
 * Checks whether an order is above the limit of an organization's buyers.
 * @param limit US cents; null for none
 * @param isApprover whether the buyer approves orders; the limit does not apply to approvers
 */
export const exceedsLimit = (
  total: MinorUnits,
  { limit, isApprover }: { limit: MinorUnits | null; isApprover: boolean },
): boolean => limit !== null && !isApprover && total > limit;
