export { type DeliveryDates, getDeliveryDates, mergedDates } from './delivery-dates.ts';
export { ANY_TRANSIT, type Shelf, getShelves, type TransitDays, transitSteps, transitTo } from './transit.ts';
