import type { TileItem } from '@foolscap/core/contract';
import { isBeaconProtocol } from '../../kernel/beacon-protocol.ts';
import type { Ad } from './ad-server.ts';

/** Returns a beacon URL in the form in which a page may load it; undefined if it must not. */
export type CheckBeacon = (address: string) => string | undefined;

/**
 * Creates the check for an external ad server's beacons: https only, and only origins that the pages' Content-Security-Policy allows.
 * @param origins the configured origins
 * @param demo whether origins with plain http are allowed
 */
export const createBeaconCheck =
  (origins: readonly string[], demo: boolean): CheckBeacon =>
  (address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !isBeaconProtocol(url, demo) || url.username || url.password) return undefined;
    return origins.includes(url.origin) ? url.href : undefined;
  };

const check = (addresses: readonly string[] | undefined, isAllowed: CheckBeacon): string[] =>
  (addresses ?? []).map(isAllowed).filter((address) => address !== undefined);

/** Returns the fields of a product's valid beacons; fields of invalid ones are absent. */
export function getBeacons(
  { impBeacon, impBeacons, clickBeacons }: Ad,
  isAllowed: CheckBeacon,
): Pick<TileItem, 'impBeacon' | 'impBeacons' | 'clickBeacons'> {
  const [first] = check(impBeacon === undefined ? [] : [impBeacon], isAllowed);
  const further = check(impBeacons, isAllowed);
  const clicks = check(clickBeacons, isAllowed);
  return {
    ...(first === undefined ? {} : { impBeacon: first }),
    ...(further.length ? { impBeacons: further } : {}),
    ...(clicks.length ? { clickBeacons: clicks } : {}),
  };
}
