import type { CartItem } from '@foolscap/cart/contract';
import { DEFAULT_FEES, PICKUP_THRESHOLD } from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import type { LineRow } from '../cart-types.ts';
import type { DatesByOption } from '../decide/line-dates.ts';
import type { getLevelChoice } from '../decide/line-levels.ts';

/** Returns the other delivery options of a line (cart-3). @param choice the levels of service of a shipped line */
export function getDeliveryOptions(
  row: LineRow,
  dates: DatesByOption,
  choice: ReturnType<typeof getLevelChoice>,
): CartItem['availableDeliveryOptions'] {
  if (row.product_type_name === 'ESD') return [{ groupId: 'G4', locations: [] }];
  const stored = row.bopis_eligible && row.store;
  // Sent to the store where its shelf is empty and the warehouses have some.
  const sent = stored && (row.delivery_type === 'STS' || (row.store_available ?? 0) <= 0);
  return [
    {
      groupId: 'G1',
      ...dates.toAddress,
      ...choice,
      shipFee: toDecimal(DEFAULT_FEES.standardShipFee),
      ...(row.oversized ? { handlingFeePerUnit: toDecimal(DEFAULT_FEES.oversizedHandlingFee) } : {}),
      locations: [{ locationId: '', available: row.delivered_available, threshold: PICKUP_THRESHOLD }],
    },
    ...(stored
      ? [
          {
            groupId: 'G2' as const,
            locations: [
              {
                locationId: stored.storeNumber,
                name: stored.name,
                available: row.store_available ?? 0,
                threshold: PICKUP_THRESHOLD,
              },
            ],
          },
        ]
      : []),
    ...(sent && row.delivered_available > 0
      ? [
          {
            groupId: 'G3' as const,
            ...dates.toStore,
            locations: [
              {
                locationId: stored.storeNumber,
                name: stored.name,
                available: row.delivered_available,
                threshold: PICKUP_THRESHOLD,
              },
            ],
          },
        ]
      : []),
  ];
}
