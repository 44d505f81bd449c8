import type { TileItem } from '@foolscap/core/contract';
import { isBeaconProtocol } from '../../kernel/beacon-protocol.ts';
import type { Ad } from './ad-server.ts';

/** Returns an address as it may be loaded by a page, or undefined for one that must not be. */
export type CheckBeacon = (address: string) => string | undefined;

/**
 * Creates the check of an outside ad server's beacons: only https, and only of the origins that the Content-Security-Policy of the pages allows.
 * @param origins of the setting
 * @param demo whether the setting may have origins with plain http
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

/** Selects the beacons of a product that may be loaded; the fields of the others are absent. */
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
