import { DAY, systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { DISMISSED_KEY } from './dismissed-key.ts';

/** Maximum number of dismissed items kept: the most recent ones. */
const MAX_DISMISSED = 100;

const openStorage = () => createExpiringStorage(() => window.sessionStorage, systemClock);

/** Reads the items that the shopper has dismissed from recommendations in this browser session. */
export function readDismissed(): string[] {
  const ids = openStorage().get<unknown>(DISMISSED_KEY);
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

/** Remembers a dismissed item for the session, so that no row recommends it again. */
export function addDismissed(itemId: string): void {
  const ids = [itemId, ...readDismissed().filter((id) => id !== itemId)];
  openStorage().set(DISMISSED_KEY, ids.slice(0, MAX_DISMISSED), DAY);
}
