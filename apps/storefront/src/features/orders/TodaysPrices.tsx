import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUserType } from '@foolscap/account/state';
import { toMinorUnits } from '@foolscap/core/money';
import type { TileItem } from '@foolscap/tiles/model';
import { itemTilesActions, selectItemTiles } from '@foolscap/tiles/state';
import { OrderDetailsTile, TileGrid } from '@foolscap/tiles/ui';
import { Alert, SkeletonText, Stack, Text, useAnnounce, useSettledValue } from '@foolscap/ui/components';
import { tilesFeature } from '../tiles/feature.ts';
import { ORDERS_SCREEN_MESSAGES } from './orders-messages.ts';

const { orderPages: texts } = ORDERS_SCREEN_MESSAGES;

export const features = [tilesFeature];

export interface TodaysPricesProps {
  /** The order's lines that can be bought again, without child lines. */
  lines: readonly { itemId: string; qty: number; finalPricePerUnit: number; isFree?: boolean | undefined }[];
}

const LABEL = texts.today;

/** An order's items with today's stock and prices for the ordered quantities, next to what the shopper paid. */
export default function TodaysPrices({ lines }: TodaysPricesProps) {
  const dispatch = useDispatch();
  const load = useSelector(selectItemTiles);
  // Prices depend on the buyer.
  const userType = useSelector(selectUserType);
  const wanted = lines.map(({ itemId, qty }) => ({ itemId, quantity: qty }));
  const key = wanted.map(({ itemId, quantity }) => `${itemId} ${quantity}`).join();
  const isLoading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, isLoading);
  const request = () => void dispatch(itemTilesActions.itemTilesRequested(wanted));
  useEffect(() => () => void dispatch(itemTilesActions.itemTilesCleared()), [dispatch, userType, key]);
  // Also cleared when the user changes, since the next user may have the same type.
  useEffect(() => {
    if (load.phase === 'idle') request();
  });

  return (
    <Stack gap={4}>
      {failure && (
        <Alert kind="failure" live="assertive" onRetry={request} isRetrying={isLoading}>
          {texts.todayFailed}
        </Alert>
      )}
      {load.value ? (
        <Prices lines={lines} items={load.value} />
      ) : (
        !failure && (
          <div role="status" aria-label={texts.todayLoading}>
            <SkeletonText lines={4} />
          </div>
        )
      )}
    </Stack>
  );
}

function Prices({ lines, items }: TodaysPricesProps & { items: readonly TileItem[] }) {
  const announce = useAnnounce();
  const sold = lines.flatMap((line) => {
    const item = items.find(({ itemId }) => itemId === line.itemId);
    return item ? [{ line, item }] : [];
  });
  // An item may be on several lines.
  const wanted = new Set(lines.map(({ itemId }) => itemId));
  const found = new Set(sold.map(({ item }) => item.itemId)).size;
  const gone = wanted.size - found;
  const goneText = gone > 0 && texts.gone(gone);
  const summary = [found > 0 && texts.showingToday(found), goneText].filter(Boolean).join(' ');
  useEffect(() => announce(summary), [announce, summary, items]);
  return (
    <>
      {found > 0 && (
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
      {goneText && (
        <Text size={14} tone="muted">
          {goneText}
        </Text>
      )}
    </>
  );
}
