import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Link,
  SectionHeading,
  Stack,
  Text,
  useSettledValue,
  useMessages,
} from '@foolscap/ui/components';
import { checkoutMessage } from '../model/index.ts';
import { orderOverviewActions, selectBuyAgain, selectRecentOrders } from '../state/index.ts';
import { BuyAgain, type BuyAgainForm, OrderRows } from '../ui/index.ts';
import { OrdersFailure } from './OrdersFailure.tsx';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';
import { ORDER_OVERVIEW_MESSAGES } from '../model/order-overview-messages.ts';

export interface RecentOrdersProps {
  /** URL of the page with all orders. */
  ordersHref: string;
  /** Form for buying an order again without JavaScript. */
  buyAgainForm: BuyAgainForm;
  /** Maximum number of orders to show. */
  most?: number;
}

/** The newest orders with their status; each can be bought again. Loads no data; the application requests it (`recentRequested`). */
export function RecentOrders({ ordersHref, buyAgainForm, most = 5 }: RecentOrdersProps) {
  const id = useId();
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const { orderOverview: texts } = useMessages('checkout', ORDER_OVERVIEW_MESSAGES);
  const dispatch = useDispatch();
  const load = useSelector(selectRecentOrders);
  const buyAgain = useSelector(selectBuyAgain);
  const isLoading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, isLoading);
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <SectionHeading level={2} id={id} action={<Link href={ordersHref}>{texts.all}</Link>}>
          {texts.recent}
        </SectionHeading>
        {buyAgain.phase === 'failed' && (
          <Alert key={buyAgain.serial} kind="failure" live="assertive">
            {checkoutMessage(buyAgain.failure, messages)}
          </Alert>
        )}
        {failure ? (
          <OrdersFailure
            failure={failure}
            isLoading={isLoading}
            onRetry={() => dispatch(orderOverviewActions.recentRequested())}
          />
        ) : (
          <OrderRows
            caption={texts.recent}
            orders={load.value?.slice(0, most)}
            empty={<Text tone="muted">{texts.noneRecent}</Text>}
            renderAction={({ orderNumber }) => (
              <BuyAgain
                orderNumber={orderNumber}
                form={buyAgainForm}
                busy={buyAgain.phase === 'reading' && buyAgain.orderNumber === orderNumber}
                onBuyAgain={() => dispatch(orderOverviewActions.buyAgainRequested({ orderNumber }))}
              />
            )}
          />
        )}
      </Stack>
    </section>
  );
}
