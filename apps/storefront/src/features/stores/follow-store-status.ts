import type { OpeningHours, StoreStatus } from '@foolscap/stores/model';
import { nextStatusChange, storeStatusAt } from '@foolscap/stores/model';

/**
 * Reports a store's status now and whenever it changes, using one timer until the next change. A suspended tab, whose timer is late,
 * reports it as soon as it is visible again.
 *
 * @returns a function that stops it
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
