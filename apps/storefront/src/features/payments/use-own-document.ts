import { useEffect, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Checks whether an analytics provider's script has been requested in this document. */
const hasProvider = () => document.querySelector('script[data-provider]') !== null;

/**
 * Keeps scripts of other parties off a page on which cards are entered: if a page before it has loaded one, the page is loaded again as a document
 * of its own, whose policy allows none (PCI DSS 6.4.3).
 *
 * @returns false while the page is about to be loaded again, and must not show any form
 */
export function useOwnDocument(): boolean {
  const isShared = useSyncExternalStore(subscribe, hasProvider, () => false);
  useEffect(() => {
    if (isShared) location.reload();
  }, [isShared]);
  return !isShared;
}
