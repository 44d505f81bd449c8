import { type RawBuilder, sql } from 'kysely';

/**
 * A condition that a column has one of some values. For one value it is a plain comparison: PostgreSQL keeps its plan, but plans a statement
 * that compares with an array again for every call.
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
