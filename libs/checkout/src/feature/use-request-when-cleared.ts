import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Requests the data of a page again after it was cleared while the page is shown, as by a sign-out in another tab. The first request is the
 * route's.
 */
export function useRequestWhenCleared(isCleared: boolean, request: () => void): void {
  const wasRequested = useRef(false);
  const requestAgain = useEffectEvent(request);
  useEffect(() => {
    if (isCleared && wasRequested.current) requestAgain();
    wasRequested.current = !isCleared;
  }, [isCleared]);
}
