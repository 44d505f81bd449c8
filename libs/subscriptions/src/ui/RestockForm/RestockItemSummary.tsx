import { toMinorUnits } from '@foolscap/core/money';
import { Badge, ImageWithFallback, Inline, Price, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { RestockItem } from '../../contract/index.ts';
import { getUnitPrice } from '../../model/index.ts';
import { RESTOCK_MESSAGES } from './restock-messages.ts';

export interface RestockItemSummaryProps {
  /** The item at its current price. */
  item: RestockItem;
  /** The quantity for which the unit price is shown. */
  quantity?: number | undefined;
}

/** The picture, the name and the price of an item that is ordered at intervals. */
export function RestockItemSummary({ item, quantity = 1 }: RestockItemSummaryProps) {
  const { restock } = useMessages('subscriptions', RESTOCK_MESSAGES);
  return (
    <Inline nowrap align="start">
      <ImageWithFallback src={item.image} alt="" width={72} height={72} />
      <Stack gap={1} align="start">
        <Text weight="semibold">{item.name}</Text>
        {item.availability !== 'DISCONTINUED' && (
          <Price
            amount={toMinorUnits(getUnitPrice(item, quantity))}
            listAmount={toMinorUnits(item.listPrice)}
            unit={item.uom}
            size="small"
          />
        )}
        {item.availability === 'OUT_OF_STOCK' && <Badge tone="warning">{restock.outOfStock}</Badge>}
        {item.availability === 'DISCONTINUED' && <Badge tone="error">{restock.notSold}</Badge>}
      </Stack>
    </Inline>
  );
}
