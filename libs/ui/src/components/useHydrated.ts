import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page's script has taken over. False on the server and until then: what only works with script is switched off for so
 * long, so that a form with something secret in it is never sent by the browser itself.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
