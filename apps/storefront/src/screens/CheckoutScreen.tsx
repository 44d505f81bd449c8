import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { signInAddress } from '@foolscap/core/http';
import { CheckoutPage } from '@foolscap/checkout/feature';
import { checkoutActions, selectCheckoutLoad, selectPlace } from '@foolscap/checkout/state';
import { Alert, Container, SectionHeading } from '@foolscap/ui/components';
import { usePageServices } from '../rendering/page-services.ts';
import { useShop } from '../shell/shop-context.ts';
import { belowRoot } from '../routing/tenant-path.ts';
import { lazyScreen } from '../rendering/lazy-screen.tsx';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { lazySection } from '../rendering/lazy-section.tsx';
import { checkoutPart } from '../parts/checkout.part.ts';
import { paymentMethods } from './checkout/payment-tabs.ts';
import { useDrawerLink } from './checkout/use-drawer-link.ts';
import { useOwnDocument } from './use-own-document.ts';
import styles from './Screen.module.scss';

export const parts = [checkoutPart];

export const load: PageExports['load'] = () => [checkoutActions.checkoutRequested()];

const loadGiftCards = () => import('./checkout/GiftCards.tsx');
const giftCards = lazySection(loadGiftCards);

const loadExpress = () => import('./checkout/ExpressCheckout.tsx');
const express = lazySection(loadExpress);
const loadDrawers = () => import('./checkout/PaymentDrawers.tsx');
const paymentDrawers = lazySection(loadDrawers);

/** The content of the payment step, and the row above the steps. The state that the server sends needs their parts. */
const payment = [paymentMethods, giftCards, express];

/** Saves an entered address in the address book. */
const addressBook = lazyScreen(async () => ({
  default: () => null,
  parts: [(await import('../parts/account-area.part.ts')).accountAreaPart],
}));

export const sections: PageExports['sections'] = () => payment;

export default function CheckoutScreen() {
  return useOwnDocument() && <Checkout />;
}

function Checkout() {
  const { tenant, basename } = useShop();
  const navigate = useNavigate();
  const place = useSelector(selectPlace);
  const orderNumber = place.phase === 'placed' ? place.orderNumber : undefined;

  // If the server could not load the checkout, the browser retries, since it may know of an order with a lost reply.
  const dispatch = useDispatch();
  const failed = useRef(useSelector(selectCheckoutLoad).phase === 'failed');
  useEffect(() => {
    if (failed.current) dispatch(checkoutActions.checkoutRequested());
    failed.current = false;
  }, [dispatch]);

  const { open } = usePageServices();
  useEffect(() => {
    void Promise.allSettled([...payment.map(({ preload }) => preload()), open(addressBook)]);
  }, [open]);

  useEffect(() => {
    // Replaces the history entry, so that "back" does not lead to a completed checkout.
    if (orderNumber) void navigate(`/order/${orderNumber}`, { replace: true });
  }, [navigate, orderNumber]);

  const drawer = useDrawerLink();

  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>Checkout</SectionHeading>
        <noscript>
          <Alert kind="warning">
            Checkout requires JavaScript. Turn it on in your browser and reload this page. Your cart is saved.
          </Alert>
        </noscript>
        <CheckoutPage
          cartHref="/cart"
          signInHref={belowRoot(
            signInAddress(tenant, `${basename}/checkout`) ?? '/office/supplies/login',
            basename,
          )}
          withPurchaseOrder={tenant === 'sba'}
          renderPayment={(info, onSaved, billing, isDeclined) => (
            <paymentMethods.Screen info={info} billing={billing} isDeclined={isDeclined} onSaved={onSaved} />
          )}
          renderExpress={(info) => <express.Screen info={info} />}
          paymentDrawers={{
            isOpen: drawer.isOpen,
            onOpen: drawer.onOpen,
            render: (info, controls) => drawer.isUsed && <paymentDrawers.Screen {...controls} info={info} />,
          }}
          renderStoredValue={({ orderPayments = [] }) => <giftCards.Screen cards={orderPayments} />}
        />
      </div>
    </Container>
  );
}
