import {
  type OpeningHours,
  pickupReady,
  type StoreStatus,
  storeStatusAt,
  workingHours,
} from '@foolscap/stores/model';

/** The texts that follow from the opening hours of a store at a time. */
interface OpeningStatus {
  lines: string[];
  status: StoreStatus;
  readyBy: string;
}

/** Different opening hours that are kept; a chain has a few. */
const MAX_KINDS = 500;

/**
 * Creates the computation of texts from opening hours, with the results of the current minute. Most stores of a chain open alike, and
 * formatting their dates takes longer than finding them.
 */
export function createStatusCache(): (opening: OpeningHours, now: Date) => OpeningStatus {
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
        lines: workingHours(opening, now),
        status: storeStatusAt(opening, now),
        readyBy: pickupReady(opening, now).readyBy,
      };
      kept.set(key, status);
    }
    return status;
  };
}
