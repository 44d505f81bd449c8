import {
  type HoursLanguage,
  type OpeningHours,
  pickupReady,
  type StoreStatus,
  storeStatusAt,
  workingHours,
} from '@foolscap/stores/model';

/** The texts derived from a store's opening hours at a given time. */
interface OpeningStatus {
  lines: string[];
  status: StoreStatus;
  readyBy: string;
}

/** Maximum number of different opening hours that are cached; a chain has only a few. */
const MAX_KINDS = 500;

/**
 * Creates the function that derives texts from opening hours and caches the results for the current minute. Most stores of a chain have the
 * same hours, and formatting their dates takes longer than finding them.
 */
export function createStatusCache(
  language: HoursLanguage,
): (opening: OpeningHours, now: Date) => OpeningStatus {
  let minute = -1;
  const kept = new Map<string, OpeningStatus>();
  return (opening, now) => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute || kept.size > MAX_KINDS) kept.clear();
    minute = current;
    const key = JSON.stringify([opening.timeZone, opening.hours, opening.holidays]);
    let status = kept.get(key);
    if (!status) {
      status = {
        lines: workingHours(opening, now, language),
        status: storeStatusAt(opening, now, language),
        readyBy: pickupReady(opening, now, language).readyBy,
      };
      kept.set(key, status);
    }
    return status;
  };
}
