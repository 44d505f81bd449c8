import type { OpeningHours, StoreStatus } from '@foolscap/stores/model';
import { nextStatusChange, storeStatusAt } from '@foolscap/stores/model';

/**
 * Reports the status of a store now and whenever it changes, with one timer until the next change. A tab that slept, whose timer is late, reports it
 * as soon as it is visible again.
 *
 * @returns stops it
 */
export function followStoreStatus(
  opening: OpeningHours,
  onStatus: (status: StoreStatus) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const now = new Date();
    timer = setTimeout(update, nextStatusChange(opening, now).getTime() - now.getTime());
    onStatus(storeStatusAt(opening, now));
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') update();
  };
  document.addEventListener('visibilitychange', onVisible);
  update();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
