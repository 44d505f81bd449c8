export { type DeliveryDates, deliveryDatesOf, mergedDates } from './delivery-dates.ts';
export { ANY_TRANSIT, type Shelf, shelvesOf, type TransitDays, transitSteps, transitTo } from './transit.ts';
