import Type from 'typebox';

/** Creates the schema of a string enumeration. */
export const OneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

/**
 * The maximum value of an integer column. No number in a request may exceed it, so that the schema rejects what the database cannot store.
 */
export const MAX_INTEGER = 2_147_483_647;

/** The revision that a change is based on. */
export const BaseRevision = Type.Integer({ minimum: 0, maximum: MAX_INTEGER });

/** An amount of money on the wire, with at most two decimals. */
export const Money = Type.Number();

/** The language of a text that has no translation, such as `en`; absent if it is that of the visitor. */
export const TextLanguage = Type.Optional(Type.String());
