import type { TileItem } from './tile-item.ts';

/** The beacons of a tile: URLs that report to an ad server that a sponsored product was seen or used. */
export type TileBeacons = Pick<TileItem, 'impBeacon' | 'impBeacons' | 'clickBeacons'>;

/** Checks whether a tile has beacons. Most tiles have none, so their pages need no code for beacons. */
export const hasBeacons = ({ impBeacon, impBeacons, clickBeacons }: TileBeacons): boolean =>
  Boolean(impBeacon) || Boolean(impBeacons?.length) || Boolean(clickBeacons?.length);
