export {
  type DeliveryDates,
  getDeliveryDates,
  isSameDayTime,
  mergedDates,
  todayIn,
} from './delivery-dates.ts';
export {
  ANY_TRANSIT,
  type Shelf,
  getShelves,
  isNearby,
  type TransitDays,
  transitSteps,
  transitTo,
} from './transit.ts';
