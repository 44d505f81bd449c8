import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns whether an element has come near the screen since it was mounted: half a screen away, so that it is ready before a fast scroll
 * reaches it. The change is a transition, which scrolling may interrupt.
 * @param isNearAtFirst true returns true from the start, on the server as well
 */
export function useNearScreen(element: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && startTransition(() => setIsNear(true)),
      { rootMargin: '50%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
