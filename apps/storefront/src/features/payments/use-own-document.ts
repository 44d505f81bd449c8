import { useEffect, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Checks whether the script of an analytics or chat provider has been requested in this document. */
const hasProvider = () => document.querySelector('script[data-provider]') !== null;

/**
 * Keeps third-party scripts off a page where cards are entered. If an earlier page has loaded one, the page is reloaded as a new document,
 * whose policy allows none (PCI DSS 6.4.3).
 *
 * @returns false while the page is about to be reloaded and must not show any form
 */
export function useOwnDocument(): boolean {
  const isShared = useSyncExternalStore(subscribe, hasProvider, () => false);
  useEffect(() => {
    if (isShared) location.reload();
  }, [isShared]);
  return !isShared;
}
