import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Fills a form once with what was typed before a reload. After hydration, because the server does not know it.
 * @param kept undefined while nothing is known
 */
export function useKeptValues<T>(kept: T | undefined, fill: (kept: T) => void): void {
  const isFilled = useRef(false);
  const fillForm = useEffectEvent(fill);
  useEffect(() => {
    if (kept === undefined || isFilled.current) return;
    isFilled.current = true;
    fillForm(kept);
  }, [kept]);
}
