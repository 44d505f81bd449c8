import { useId, useState } from 'react';
import { Alert, Button, Stack } from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { TodaysPricesProps } from './TodaysPrices.tsx';
import { ORDERS_SCREEN_MESSAGES } from './orders-messages.ts';

const { orderPages: texts } = ORDERS_SCREEN_MESSAGES;

/** Shown instead of the prices if their chunk fails to load. */
const NotLoaded = (_: TodaysPricesProps) => (
  <Alert kind="failure" live="assertive">
    {texts.todayReload}
  </Alert>
);

const prices = lazyFeature<TodaysPricesProps>(
  () => import('./TodaysPrices.tsx').catch(() => ({ default: NotLoaded })),
  { as: 'section' },
);

/** The button that shows today's prices of an order's items, before the shopper buys them again. Their data loads with the first click. */
export function TodaysPricesToggle({ lines }: TodaysPricesProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <Stack gap={4}>
      <div>
        <Button
          variant="quiet"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hideToday : texts.showToday}
        </Button>
      </div>
      {isShown && (
        <div id={id}>
          <prices.Screen lines={lines} />
        </div>
      )}
    </Stack>
  );
}
