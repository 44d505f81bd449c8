import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Requests a page's data again if it was cleared while the page is shown, for example by a sign-out in another tab. The first request is
 * the route's.
 */
export function useRequestWhenCleared(isCleared: boolean, request: () => void): void {
  const wasRequested = useRef(false);
  const requestAgain = useEffectEvent(request);
  useEffect(() => {
    if (isCleared && wasRequested.current) requestAgain();
    wasRequested.current = !isCleared;
  }, [isCleared]);
}
