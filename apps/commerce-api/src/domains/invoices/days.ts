import { dateFormat } from '@foolscap/core/dates';
import type { Db } from '../../kernel/database/database.ts';
import { dayIn, getZone } from '../delivery/index.ts';
import { listOrganizationAddresses } from '../organizations/index.ts';

/** The time zone of the shop, whose years number the documents. */
const SHOP_ZONE = getZone(undefined);

/** Finds the time zone in which an organization counts days: that of its first bill-to address, otherwise the shop's. */
export async function findTimeZone(db: Db, organizationId: string): Promise<string> {
  const billTo = (await listOrganizationAddresses(db, organizationId)).find(({ type }) => type === 'B');
  return getZone(billTo?.address.state);
}

/** Returns the year of the number of a document. */
export const getDocumentYear = (now: Date): number => Number(dayIn(SHOP_ZONE, now).slice(0, 4));

/** Returns the day on which an invoice is due, `2026-11-30`. @param days after the day of its issue */
export function getDueDay(timeZone: string, issuedAt: Date, days: number): string {
  const day = new Date(`${dayIn(timeZone, issuedAt)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns how far a time zone is ahead of UTC at an instant, in milliseconds. */
function getOffset(timeZone: string, at: number): number {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return local - Math.floor(at / 60_000) * 60_000;
}

/** Returns the first instant of a day, `2026-11-30`, in a time zone. */
export function getStartOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset at the midnight of UTC is wrong if the clocks change between the two.
  const near = midnight - getOffset(timeZone, midnight);
  return new Date(midnight - getOffset(timeZone, near));
}

/** Returns the first instants of a month, `2026-11`, and of the next one, in a time zone. */
export function getMonthLimits(timeZone: string, month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: getStartOfDay(timeZone, `${month}-01`), until: getStartOfDay(timeZone, next) };
}
