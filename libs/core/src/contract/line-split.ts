import Type, { type Static } from 'typebox';
import { MAX_SPLITS } from '../vocabulary/accounting.ts';
import { Money } from './parts.ts';

const Code = Type.String({ minLength: 1, maxLength: 40 });

/** A part of a line of a business order, with the cost center and the project that pay for it. */
export const LineSplitSchema = Type.Object(
  {
    costCenter: Type.Optional(Code),
    project: Type.Optional(Code),
    /** The share of the line, with up to two decimals. */
    percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    /** The share of the line, as a decimal. A split without percentage and amount has the rest. */
    amount: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000 })),
  },
  { additionalProperties: false },
);
export interface LineSplit extends Static<typeof LineSplitSchema> {}

/** The parts of a line; none to charge it to nothing. */
export const LineSplitsSchema = Type.Array(LineSplitSchema, { maxItems: MAX_SPLITS });

/** A part of a line of an order, with what it pays of the price of the line, as a decimal. */
export const OrderedSplitSchema = Type.Object({
  costCenter: Type.Optional(Type.String()),
  project: Type.Optional(Type.String()),
  percent: Type.Optional(Type.Number()),
  amount: Money,
});
