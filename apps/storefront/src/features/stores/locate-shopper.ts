import { readShopCookie, writeGeocode } from '@foolscap/core/cookies';
import type { RoundedPosition } from '@foolscap/core/cookies';

const LOCATE_TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 600_000;

/** The parts of the browser needed to locate the shopper. */
interface Browser {
  document: { cookie: string };
  geolocation: Pick<Geolocation, 'getCurrentPosition'>;
}

/**
 * Finds the shopper's position for a store search: the one shared earlier in this session, otherwise the browser's, which needs the
 * shopper's permission. It is rounded and kept in the cookie `geocode` for the session.
 *
 * @param browser replaces the browser in tests
 */
export function locateShopper(
  { onFound, onDenied }: { onFound: (position: RoundedPosition) => void; onDenied: () => void },
  { document, geolocation }: Browser = { document: window.document, geolocation: navigator.geolocation },
): void {
  const known = readShopCookie(document.cookie, 'geocode');
  if (known) {
    onFound(known);
    return;
  }
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      document.cookie = writeGeocode({ latitude, longitude });
      onFound({ latitude, longitude });
    },
    onDenied,
    { timeout: LOCATE_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  );
}
