import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns whether the page is hydrated: false on the server and until then. Controls that need JavaScript are disabled
 * until then, so that the browser never submits a form with sensitive fields itself.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
