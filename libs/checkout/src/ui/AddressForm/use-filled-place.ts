import { useEffect, useEffectEvent, useState } from 'react';
import { US_STATES } from '@foolscap/core/vocabulary';
import type { ZipCodePlace } from '@foolscap/core/vocabulary';
import { useAnnounce } from '@foolscap/ui/components';
import { fillPlace } from '../../model/index.ts';
import type { AddressDraft, FilledPlace } from '../../model/index.ts';

/** Formats what was filled in: `City and state filled in: Natick, Massachusetts.` */
function getAnnouncement({ city, state }: FilledPlace): string {
  const names = [city && 'city', state && 'state'].filter(Boolean).join(' and ');
  const values = [city, state && (US_STATES[state] ?? state)].filter(Boolean).join(', ');
  return `${names[0]!.toUpperCase()}${names.slice(1)} filled in: ${values}.`;
}

/**
 * Fills in the city and state of the entered ZIP code once they are found, and announces it, because these fields come before the ZIP code.
 *
 * @param place the place that was found last
 * @param fill changes the fields
 */
export function useFilledPlace(
  place: ZipCodePlace | undefined,
  values: AddressDraft,
  fill: (changes: FilledPlace) => void,
): void {
  const announce = useAnnounce();
  const [filled, setFilled] = useState<FilledPlace>({});
  const onFound = useEffectEvent((found: ZipCodePlace) => {
    const changes = fillPlace(values, found, filled);
    if (!changes) return;
    setFilled({ ...filled, ...changes });
    fill(changes);
    announce(getAnnouncement(changes));
  });
  useEffect(() => {
    if (place) onFound(place);
  }, [place]);
}
