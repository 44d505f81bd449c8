import { useSelector } from 'react-redux';
import { selectAccount, selectIsSignedIn } from '@foolscap/account/state';
import { OrderPage } from '@foolscap/checkout/feature';
import { checkoutActions, selectOrder } from '@foolscap/checkout/state';
import { Alert, ButtonLink, Container, Inline, Link } from '@foolscap/ui/components';
import { useRouteParams } from '../../routing/route-params.ts';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { isLinkVisible } from '../account/account-links.ts';
import { approvalPath } from '../approvals/approvals-address.ts';
import { AddToList } from '../lists/AddToList.tsx';
import { TodaysPricesToggle } from './TodaysPricesToggle.tsx';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { ORDERS_SCREEN_MESSAGES } from './orders-messages.ts';
import styles from '../../shell/Screen.module.scss';
import { checkoutFeature } from '../checkout/feature.ts';
import { ordersFeature } from './feature.ts';

const { orderPages: texts } = ORDERS_SCREEN_MESSAGES;

// Not in the path table, which every page loads.
const INVOICES = '/account/invoices';

const approvals = lazyFeature(() => import('../approvals/OrderApprovalsPanel.tsx'), { as: 'section' });

export const features = [checkoutFeature, ordersFeature];

export const load: FeatureExports['load'] = ({ params }) => [
  checkoutActions.orderRequested({ orderNumber: params.orderNumber ?? '' }),
];

export default function OrderScreen() {
  const { orderNumber = '' } = useRouteParams();
  const signedIn = useSelector(selectIsSignedIn);
  const { tenant, basename } = useShop();
  const { load } = useSelector(selectOrder);
  const account = useSelector(selectAccount);
  const order = load.value;
  // Their own orders need no approval, so the order is from another buyer.
  const isApprover = account?.session.sessionIPA.permissionDetail.includes('APPROVE_ORDERS');
  const hasInvoices =
    order !== undefined &&
    order.status !== 'PENDING_APPROVAL' &&
    order.status !== 'DECLINED' &&
    isLinkVisible(account, INVOICES, true);
  // Plans and services belong to their products.
  const lines = (order?.lines ?? []).filter(({ parentLineNumber }) => parentLineNumber === undefined);
  const items = lines.map(({ itemId, name, qty }) => ({ itemId, name, qty }));
  return (
    <Container>
      <div className={styles.page}>
        {order?.status === 'PENDING_APPROVAL' && isApprover && (
          <Alert
            kind="info"
            actions={<ButtonLink href={approvalPath(orderNumber)}>{texts.decide}</ButtonLink>}
          >
            {texts.waiting}
          </Alert>
        )}
        <OrderPage
          orderNumber={orderNumber}
          picture={<img src="/media/scenes/confirmation.svg" alt="" width={200} height={125} />}
          whenMissing={
            <Inline gap={3}>
              {!signedIn && (
                <ButtonLink href={signInPath(tenant, `${basename}/order/${encodeURIComponent(orderNumber)}`)}>
                  {texts.signIn}
                </ButtonLink>
              )}
              <ButtonLink href={PAGES.findOrder} variant="secondary">
                {texts.findTitle}
              </ButtonLink>
            </Inline>
          }
          belowItems={items.length > 0 && <TodaysPricesToggle lines={lines} />}
        />
        {order?.placedByAgent && <p>{texts.placedByAgent(order.placedByAgent.name)}</p>}
        {signedIn && (order?.status === 'PENDING_APPROVAL' || order?.status === 'DECLINED') && (
          <approvals.Screen orderNumber={orderNumber} />
        )}
        {items.length > 0 && (
          <p>
            <AddToList items={items} about="all items of this order" />
          </p>
        )}
        {items.length > 0 && <Recommendations slot="order" skuList={items.map(({ itemId }) => itemId)} />}
        {hasInvoices && (
          <p>
            <Link href={`${INVOICES}?${new URLSearchParams({ order: orderNumber })}`}>{texts.invoices}</Link>
          </p>
        )}
        {signedIn && (
          <p>
            <Link href={PAGES.orders}>{texts.all}</Link>
          </p>
        )}
      </div>
    </Container>
  );
}
