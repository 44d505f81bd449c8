import Type from 'typebox';

/** Creates the schema of a string enumeration. */
export const OneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

/** The largest value of an integer column: every number of a request has at most this, so that the schema refuses what the database cannot hold. */
export const MAX_INTEGER = 2_147_483_647;

/** The revision that a change is based on. */
export const BaseRevision = Type.Integer({ minimum: 0, maximum: MAX_INTEGER });

/** An amount of money on the wire, with at most two decimals. */
export const Money = Type.Number();
