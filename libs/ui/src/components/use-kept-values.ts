import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Fills a form once with the values typed before a reload. After hydration, because the server does not have them.
 * @param kept undefined until the values are known
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
