import { useEffect, useRef, useState } from 'react';
import type { RoundedPosition } from '@foolscap/core/cookies';
import { locateShopper } from './locate-shopper.ts';

/**
 * Locates the shopper for a store search. A position that arrives after the shopper has searched for a place, or has left, is ignored.
 *
 * @param onFound searches around the position
 */
export function useStoreLocation(onFound: (position: RoundedPosition) => void) {
  const [location, setLocation] = useState<'idle' | 'locating' | 'denied'>('idle');
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return {
    location,
    locate() {
      const own = (latest.current += 1);
      setLocation('locating');
      locateShopper({
        onFound(position) {
          if (latest.current !== own) return;
          setLocation('idle');
          onFound(position);
        },
        onDenied() {
          if (latest.current === own) setLocation('denied');
        },
      });
    },
    /** Called when the shopper searches for a place instead. */
    stopLocating() {
      latest.current += 1;
      setLocation('idle');
    },
  };
}
