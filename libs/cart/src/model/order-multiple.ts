import type { Message } from '@foolscap/core/vocabulary';
import type { SaleConditions } from '@foolscap/pricing/model';
import { isPerUnit } from './line-relations.ts';
import type { LineRelation } from './codes.ts';
import { ITEM_CODES } from './item-codes.ts';

/** The part of a line that its order multiple depends on. */
export interface MultipleLine {
  relation: LineRelation | null;
  sale_conditions: Pick<SaleConditions, 'orderMultiple'> | null;
}

/** Returns the multiple that a line is sold in. Plans and services follow their product's units. */
export const getOrderMultiple = ({ relation, sale_conditions: conditions }: MultipleLine): number =>
  isPerUnit(relation) ? 1 : (conditions?.orderMultiple ?? 1);

/** Checks whether a line's quantity is not a full multiple, for example because it was added before its item was sold in multiples. */
export const hasWrongMultiple = (line: MultipleLine & { qty: number }): boolean =>
  line.qty % getOrderMultiple(line) !== 0;

/** Returns the next larger quantity that is a multiple. */
export const roundUpToMultiple = (qty: number, multiple: number): number =>
  Math.ceil(qty / multiple) * multiple;

/** Returns the next smaller quantity that is a multiple. */
export const roundDownToMultiple = (qty: number, multiple: number): number =>
  Math.floor(qty / multiple) * multiple;

const count = (multiple: number) => multiple.toLocaleString('en-US');

/** Builds the message of a line whose requested quantity was changed to a multiple. @param qty 0 if not even one multiple could be added */
export const changedToMultiple = (multiple: number, qty: number): Message => ({
  code: ITEM_CODES.orderMultiple,
  type: 'WARN',
  description:
    qty > 0
      ? `Sold in multiples of ${count(multiple)}, so we changed the quantity to ${qty}.`
      : `Sold in multiples of ${count(multiple)}.`,
});

/** Builds the message of a line that cannot be ordered because its quantity is not a multiple. */
export const notMultiple = (multiple: number): Message => ({
  code: ITEM_CODES.orderMultiple,
  type: 'ERROR',
  description: `Sold in multiples of ${count(multiple)}. Change the quantity to continue.`,
});
