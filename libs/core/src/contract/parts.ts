import Type from 'typebox';

/** Creates the schema of a string enumeration. */
export const OneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

/** An amount of money on the wire, with at most two decimals. */
export const Money = Type.Number();
