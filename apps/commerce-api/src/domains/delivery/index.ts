export { readAreaFee, selectAreaFee } from './area-fee.ts';
export {
  dayIn,
  getZone,
  type DeliveryDates,
  getDeliveryDates,
  isSameDayTime,
  mergedDates,
  todayIn,
} from './delivery-dates.ts';
export { isCollected, isPickup, shipToStoreDates } from './line-ways.ts';
export {
  ANY_TRANSIT,
  type Shelf,
  getShelves,
  isNearby,
  type TransitDays,
  transitSteps,
  transitTo,
} from './transit.ts';
export { findUndeliverable, findUnservedPlace } from './undeliverable.ts';
export { getShippableFrom, isBackOrder, isNotReleased, isPreOrder } from './release-date.ts';
