import { useEffect, useEffectEvent, useState } from 'react';
import { US_STATES } from '@foolscap/core/vocabulary';
import type { ZipCodePlace } from '@foolscap/core/vocabulary';
import { useAnnounce } from '@foolscap/ui/components';
import { fillPlace } from '../../model/index.ts';
import type { AddressDraft, FilledPlace } from '../../model/index.ts';

/**
 * Fills in the city and state of the entered ZIP code once they are found, and announces it, because these fields come before the ZIP code.
 *
 * @param place the place that was found last
 * @param fill changes the fields
 * @param zipFieldId the field that takes the focus if it was on the summary of errors, which disappears with the last error
 */
export function useFilledPlace(
  place: ZipCodePlace | undefined,
  values: AddressDraft,
  fill: (changes: FilledPlace) => void,
  zipFieldId: string,
  getText: (place: string) => string,
): void {
  const announce = useAnnounce();
  const [filled, setFilled] = useState<FilledPlace>({});
  const onFound = useEffectEvent((found: ZipCodePlace) => {
    const changes = fillPlace(values, found, filled);
    if (!changes) return;
    setFilled({ ...filled, ...changes });
    fill(changes);
    const { city, state } = changes;
    announce(getText([city, state && US_STATES[state]].filter(Boolean).join(', ')));
  });
  useEffect(() => {
    if (place) onFound(place);
  }, [place]);
  useEffect(() => {
    if (Object.keys(filled).length > 0 && document.activeElement === document.body)
      document.getElementById(zipFieldId)?.focus();
  }, [filled, zipFieldId]);
}
