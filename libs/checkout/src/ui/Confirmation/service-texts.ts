import type { Order } from '../../contract/index.ts';
import type { ORDER_PAGE_MESSAGES } from '../../model/order-page-messages.ts';

/** Returns the furniture services of a line, each with the units that it is for, and whether a fee is still to be agreed. */
export function getServiceTexts(
  { furnSvcInfo: { BASC, CUST } = {}, isFurnitureServicesFeeTBD }: Order['lines'][number],
  texts: typeof ORDER_PAGE_MESSAGES.orderItems,
): string[] {
  return [
    ...(BASC ? [texts.BASC(BASC.qty)] : []),
    ...(CUST ? [texts.CUST(CUST.qty)] : []),
    ...(isFurnitureServicesFeeTBD ? [texts.feeLater] : []),
  ];
}
