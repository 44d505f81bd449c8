import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { signInAddress } from '@foolscap/core/http';
import { CheckoutPage } from '@foolscap/checkout/feature';
import { AppliedCards } from '@foolscap/payments/feature';
import { checkoutActions, selectCheckoutLoad, selectPlace } from '@foolscap/checkout/state';
import { Alert, Container, SectionHeading } from '@foolscap/ui/components';
import { useShop } from '../../shell/shop-context.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { useDrawerLink } from './use-drawer-link.ts';
import { useOwnDocument } from '../payments/use-own-document.ts';
import { CHECKOUT_SCREEN_MESSAGES } from './checkout-messages.ts';
import styles from '../../shell/Screen.module.scss';
import { checkoutFeature } from './feature.ts';
import { accountFeature } from '../account/feature.ts';
import { paymentsFeature } from '../payments/feature.ts';
import { ExpressCheckout } from './ExpressCheckout.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { getStoredValueCards } from './stored-value-cards.ts';

const { checkoutPages: texts } = CHECKOUT_SCREEN_MESSAGES;

/** Includes the address book, which an entered address can be saved to. */
export const features = [checkoutFeature, paymentsFeature, accountFeature];

export const load: FeatureExports['load'] = () => [checkoutActions.checkoutRequested()];

const rewards = lazyFeature(() => import('./RewardsPanel.tsx'), { as: 'section' });
const paymentDrawers = lazyFeature(() => import('./PaymentDrawers.tsx'), { as: 'section' });

export default function CheckoutScreen() {
  return useOwnDocument() && <Checkout />;
}

function Checkout() {
  const { tenant, basename } = useShop();
  const navigate = useNavigate();
  const place = useSelector(selectPlace);
  const orderNumber = place.phase === 'placed' ? place.orderNumber : undefined;

  // If the server could not load the checkout, the browser retries, because it may know of an order whose reply was lost.
  const dispatch = useDispatch();
  const failed = useRef(useSelector(selectCheckoutLoad).phase === 'failed');
  useEffect(() => {
    if (failed.current) dispatch(checkoutActions.checkoutRequested());
    failed.current = false;
  }, [dispatch]);

  useEffect(() => {
    // Replaces the history entry, so that "back" does not lead to a completed checkout.
    if (orderNumber) void navigate(`/order/${orderNumber}`, { replace: true });
  }, [navigate, orderNumber]);

  const drawer = useDrawerLink();

  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>{texts.heading}</SectionHeading>
        <noscript>
          <Alert kind="warning">{texts.needsScript}</Alert>
        </noscript>
        <CheckoutPage
          cartHref="/cart"
          signInHref={belowRoot(
            signInAddress(tenant, `${basename}/checkout`) ?? '/office/supplies/login',
            basename,
          )}
          withPurchaseOrder={tenant === 'sba'}
          renderPayment={(info, onSaved, billing, isDeclined) => (
            <PaymentMethods info={info} billing={billing} isDeclined={isDeclined} onSaved={onSaved} />
          )}
          renderExpress={(info) => <ExpressCheckout info={info} />}
          paymentDrawers={{
            isOpen: drawer.isOpen,
            onOpen: drawer.onOpen,
            render: (info, controls) => drawer.isUsed && <paymentDrawers.Screen {...controls} info={info} />,
          }}
          renderStoredValue={(info) => (
            <>
              {info.rewards && <rewards.Screen info={info} />}
              <AppliedCards cards={getStoredValueCards(info)} />
            </>
          )}
        />
      </div>
    </Container>
  );
}
