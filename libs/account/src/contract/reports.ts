import Type, { type Static } from 'typebox';
import { EncodeQuery, Money, OneOf } from '@foolscap/core/contract';
import { REPORT_GROUPS } from '../model/report-groups.ts';

const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });

/** Spending, in dollars. Refunds are subtracted. */
const sums = {
  /** Units of items. */
  units: Type.Integer(),
  /** Goods after promotions, before tax, shipping and fees. */
  net: Money,
  /** The total, with tax, shipping and fees. */
  gross: Money,
};
export const SpendingSumsSchema = Type.Object(sums);
export interface SpendingSums extends Static<typeof SpendingSumsSchema> {}

/** The spending of one person, unit, budget or category. */
export const SpendingRowSchema = Type.Object({
  /**
   * Account, unit, code of the budget, or category. Absent for orders without a unit or budget, for erased accounts, and for items without a
   * category.
   */
  id: Type.Optional(Type.String()),
  /** Absent without an id, and for what no longer exists. Units and categories have the names of those above them, separated by ` › `. */
  name: Type.Optional(Type.String()),
  /** Shipping and fees, which belong to no category. */
  isFees: Type.Optional(Type.Boolean()),
  ...sums,
});
export interface SpendingRow extends Static<typeof SpendingRowSchema> {}

/**
 * `GET /cc/api/organization/reports`: spending by group, the highest total first. 403 NOT_PERMITTED without the permission `REPORTS`. Orders
 * count in the month (UTC) in which they were placed, from their approval on, without what was canceled.
 */
export const SpendingReportSchema = Type.Object({
  group: OneOf(REPORT_GROUPS),
  /** First and last month, `YYYY-MM`. */
  from: Type.String(),
  to: Type.String(),
  /** The first month with spending, or the current one; `YYYY-MM`. */
  firstMonth: Type.String(),
  /** The present month, `YYYY-MM`. */
  currentMonth: Type.String(),
  rows: Type.Array(SpendingRowSchema),
  /** The sums of all rows of all pages. */
  totals: SpendingSumsSchema,
  /** Rows of all pages. */
  count: Type.Integer(),
  /** From 1. */
  page: Type.Integer(),
  totPages: Type.Integer(),
});
export interface SpendingReport extends Static<typeof SpendingReportSchema> {}

export const SpendingReportQuery = Type.Object(
  {
    /** PERSON by default. */
    group: Type.Optional(OneOf(REPORT_GROUPS)),
    /** First month; by default eleven months before the last one. */
    from: Type.Optional(Month),
    /** Last month; the current one by default. */
    to: Type.Optional(Month),
    /** From 1, which is the default. */
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    /** Rows per page; 25 by default. */
    size: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
    ...EncodeQuery,
  },
  { additionalProperties: false },
);
export interface SpendingReportQuery extends Static<typeof SpendingReportQuery> {}

/** A line of an order, or the part of it that a cost center and a project pay for. */
export const SpendingLineSchema = Type.Object({
  orderNumber: Type.String(),
  /** ISO instant. */
  placedAt: Type.String(),
  /** The name of the buyer; absent for erased accounts. */
  buyer: Type.Optional(Type.String()),
  purchaseOrderNumber: Type.Optional(Type.String()),
  budgetCenter: Type.Optional(Type.String()),
  lineNumber: Type.Integer(),
  itemId: Type.String(),
  name: Type.String(),
  /** Units of the line that were not canceled. */
  units: Type.Integer(),
  costCenter: Type.Optional(Type.String()),
  project: Type.Optional(Type.String()),
  /** The price after promotions, before tax, shipping and fees, of the units that were not canceled. */
  net: Money,
});
export interface SpendingLine extends Static<typeof SpendingLineSchema> {}

/**
 * `GET /cc/api/organization/reports/lines`: the lines of the orders that reports count, by order number. A line with several cost centers and
 * projects is listed once for each, with its part of the price. 403 NOT_PERMITTED without the permission `REPORTS`.
 */
export const SpendingLinesSchema = Type.Object({
  /** First and last month, `YYYY-MM`. */
  from: Type.String(),
  to: Type.String(),
  lines: Type.Array(SpendingLineSchema),
  /** `after` of the next page; absent on the last one. */
  next: Type.Optional(Type.String()),
});
export interface SpendingLines extends Static<typeof SpendingLinesSchema> {}

export const SpendingLinesQuery = Type.Object(
  {
    /** First month; by default eleven months before the last one. */
    from: Type.Optional(Month),
    /** Last month; the current one by default. */
    to: Type.Optional(Month),
    /** The order number that the page begins after. */
    after: Type.Optional(Type.String({ maxLength: 40 })),
    ...EncodeQuery,
  },
  { additionalProperties: false },
);
export interface SpendingLinesQuery extends Static<typeof SpendingLinesQuery> {}
