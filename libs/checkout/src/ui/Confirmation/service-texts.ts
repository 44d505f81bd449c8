import type { Order } from '../../contract/index.ts';

/** Returns the furniture services of a line, each with the units that it is for, and whether a fee is still to be agreed. */
export function getServiceTexts({
  furnSvcInfo: { BASC, CUST } = {},
  isFurnitureServicesFeeTBD,
}: Order['lines'][number]): string[] {
  return [
    ...(BASC ? [`Basic furniture service for ${BASC.qty}`] : []),
    ...(CUST ? [`Custom furniture service for ${CUST.qty}`] : []),
    ...(isFurnitureServicesFeeTBD ? ['We’ll contact you with the fee.'] : []),
  ];
}
