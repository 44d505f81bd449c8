import { type RawBuilder, sql } from 'kysely';

/**
 * Creates the condition that a column has one of the given values. A single value becomes a plain comparison, whose plan PostgreSQL can
 * reuse. A comparison with an array is planned again at every call.
 * @param type the type of the column, such as `text`
 */
export const isOneOf = (
  column: RawBuilder<unknown>,
  type: 'text' | 'uuid',
  values: readonly string[],
): RawBuilder<boolean> =>
  values.length === 1
    ? sql<boolean>`${column} = ${values[0]}::${sql.raw(type)}`
    : sql<boolean>`${column} = any(${values}::${sql.raw(type)}[])`;
