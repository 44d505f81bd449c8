import type { Selectable } from 'kysely';
import type { OpeningHours } from '@foolscap/stores/model';
import type { StoresTable } from './tables.ts';

export type StoreRow = Selectable<StoresTable>;

export const getOpeningHours = (row: StoreRow): OpeningHours => ({
  hours: row.hours,
  holidays: row.holidays,
  timeZone: row.time_zone,
});
