import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Half a screen, so that controls are there before a fast scroll reaches them. */
const MARGIN = '50%';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls back once when an element comes near the screen, or at once if the browser cannot observe it. All elements share one observer. */
function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        const call = waiting.get(target);
        forget(target);
        call?.();
      }
    },
    { rootMargin: MARGIN },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => forget(element);
}

/**
 * Returns whether an element has come near the screen since it was mounted.
 * @param isNearAtFirst true returns true from the start, on the server as well
 */
export function useNearScreen(element: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const [hasComeNear, setHasComeNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (hasComeNear || !element.current) return;
    return whenNear(element.current, () => setHasComeNear(true));
  }, [element, hasComeNear]);
  return hasComeNear;
}
