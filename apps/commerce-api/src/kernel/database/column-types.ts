import type { ColumnType, JSONColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | undefined, Date>;
export type Json<T extends object> = JSONColumnType<T, string, string>;
export type OptionalJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
