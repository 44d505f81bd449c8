import type { TileBeacons } from './tile-beacons.ts';

/** The origin of the page itself in a list of allowed origins. */
const SELF = 'self';

/**
 * Returns the beacons that may be requested, as absolute URLs: beacons at the given origins, which the operator has allowed. The data of a
 * tile comes from an ad server and is untrusted.
 *
 * @param origins such as `https://ads.example`; `self` is the origin of the page
 * @param base URL of the page, for resolving relative beacons
 */
export function allowBeacons(urls: readonly string[], origins: readonly string[], base: string): string[] {
  const allowed = origins.map((origin) => (origin === SELF ? new URL(base).origin : origin));
  return urls
    .filter((url) => URL.canParse(url, base))
    .map((url) => new URL(url, base))
    .filter(({ origin, username }) => username === '' && allowed.includes(origin))
    .map(({ href }) => href);
}

/** A click on a tile. */
export interface TilePress {
  /** Whether it was on a link or on the tile's button, and not on another control such as a checkbox. */
  isClick: boolean;
}

export interface TileReporterOptions {
  /** Requests the URLs. It handles errors, which are also ignored here. */
  send: (urls: readonly string[]) => void;
}

/** Reports for the tiles of one page view. */
export interface TileReporter {
  /** The tile is visible: requests its impression beacons, once for each tile until `reset` (storefront-4.40). */
  seen(tile: string, beacons: TileBeacons): void;
  /** The shopper has clicked a control in the tile: requests its page beacon, and for a click the click beacons (storefront-4.41). */
  pressed(beacons: TileBeacons, press: TilePress): void;
  /** Another page or filter is shown: all tiles may be reported again. */
  reset(): void;
}

/** Creates the reporter of tiles. Errors are ignored (storefront-8.57). */
export function createTileReporter({ send }: TileReporterOptions): TileReporter {
  const reported = new Set<string>();
  const report = (urls: readonly string[]) => {
    if (urls.length === 0) return;
    try {
      send(urls);
    } catch {
      // A lost report does not affect the shopper.
    }
  };
  return {
    seen(tile, { impBeacons = [] }) {
      if (reported.has(tile)) return;
      reported.add(tile);
      report(impBeacons);
    },
    pressed({ impBeacon, clickBeacons = [] }, { isClick }) {
      report([...(impBeacon ? [impBeacon] : []), ...(isClick ? clickBeacons : [])]);
    },
    reset: () => reported.clear(),
  };
}
