import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUserType } from '@foolscap/account/state';
import { toMinorUnits } from '@foolscap/core/money';
import { itemTilesActions, selectItemTiles } from '@foolscap/tiles/state';
import { OrderDetailsTile, TileGrid } from '@foolscap/tiles/ui';
import { Alert, SkeletonText, Stack, Text } from '@foolscap/ui/components';
import { itemTilesPart } from '../../parts/item-tiles.part.ts';

export const parts = [itemTilesPart];

export interface TodaysPricesProps {
  /** The lines of the order that can be bought again, without those below a product. */
  lines: readonly { itemId: string; qty: number; finalPricePerUnit: number; isFree?: boolean | undefined }[];
}

const LABEL = 'Your items at today’s prices';

/** The items of an order with the stock and the prices of now, beside what the shopper paid. */
export default function TodaysPrices({ lines }: TodaysPricesProps) {
  const dispatch = useDispatch();
  const { phase, value } = useSelector(selectItemTiles);
  // Prices depend on who buys.
  const userType = useSelector(selectUserType);
  const wanted = lines.map(({ itemId }) => itemId).join();
  const request = () => dispatch(itemTilesActions.itemTilesRequested(wanted.split(',')));
  useEffect(() => {
    dispatch(itemTilesActions.itemTilesRequested(wanted.split(',')));
  }, [dispatch, wanted, userType]);
  useEffect(() => () => void dispatch(itemTilesActions.itemTilesCleared()), [dispatch]);

  if (!value)
    return phase === 'failed' ? (
      <Alert kind="failure" live="assertive" onRetry={request}>
        We couldn’t load today’s prices.
      </Alert>
    ) : (
      <div role="status" aria-label="Loading today’s prices">
        <SkeletonText lines={4} />
      </div>
    );
  const sold = lines.flatMap((line) => {
    const item = value.find(({ itemId }) => itemId === line.itemId);
    return item ? [{ line, item }] : [];
  });
  const gone = lines.length - sold.length;
  return (
    <Stack gap={4}>
      {sold.length > 0 && (
        <TileGrid label={LABEL} layout="list">
          {sold.map(({ line, item }, place) => (
            <OrderDetailsTile
              key={`${item.itemId}-${place}`}
              item={item}
              quantity={line.qty}
              {...(line.isFree ? {} : { paidPrice: toMinorUnits(line.finalPricePerUnit) })}
            />
          ))}
        </TileGrid>
      )}
      {gone > 0 && (
        <Text size={14} tone="muted">
          {gone === 1 ? '1 item of this order is' : `${gone} items of this order are`} no longer sold.
        </Text>
      )}
    </Stack>
  );
}
