import { useEffect, useRef } from 'react';
import { useAnnounce } from '@foolscap/ui/components';

/**
 * Announces each confirmed change once.
 *
 * @param getText returns the announcement; undefined for changes that are announced elsewhere
 */
export function useAnnounced<C>(
  confirmed: { change: C; serial: number } | undefined,
  getText: (change: C) => string | undefined,
): void {
  const announce = useAnnounce();
  const announced = useRef(confirmed?.serial);
  useEffect(() => {
    if (!confirmed || announced.current === confirmed.serial) return;
    announced.current = confirmed.serial;
    const text = getText(confirmed.change);
    if (text) announce(text);
  }, [announce, confirmed, getText]);
}
