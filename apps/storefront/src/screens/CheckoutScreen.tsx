import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { signInAddress } from '@foolscap/core/http';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { CheckoutPage } from '@foolscap/checkout/feature';
import { checkoutActions, selectCheckoutLoad, selectPlace } from '@foolscap/checkout/state';
import { AddressForm } from '@foolscap/checkout/ui';
import { toDraft } from '@foolscap/checkout/model';
import { NewCard } from '@foolscap/payments/feature';
import { Alert, Container, SectionHeading, Select, Stack } from '@foolscap/ui/components';
import { usePageServices } from '../rendering/page-services.ts';
import { useShop } from '../shell/shop-context.ts';
import { belowRoot } from '../routing/tenant-path.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { checkoutPart } from '../parts/checkout.part.ts';
import styles from './Screen.module.scss';

export const parts = [accountAreaPart, checkoutPart];

export const load: PageExports['load'] = () => [checkoutActions.checkoutRequested()];

/** The card form. Members choose a bill-to address of their organization; other shoppers enter their own. */
function Payment({ info, onSaved }: { info: CheckoutInfo; onSaved: () => void }) {
  const { cards, now } = usePageServices();
  const billTo = info.organization?.addresses.filter(({ type }) => type === 'B') ?? [];
  const [id, setId] = useState<string>();
  const chosen = billTo.find((one) => one.id === id) ?? billTo[0];
  if (!chosen)
    return (
      <NewCard
        cards={cards}
        now={now}
        shippingAddress={info.shippingAddress}
        onSaved={onSaved}
        renderBilling={(onAddress) => (
          <AddressForm
            draft={toDraft(undefined)}
            submitLabel="Use this billing address"
            onSubmit={onAddress}
          />
        )}
      />
    );
  return (
    <Stack gap={4}>
      <Select
        label="Bill to"
        value={chosen.id}
        onChange={(event) => setId(event.target.value)}
        options={billTo.map(({ id: value, label, address }) => ({
          value,
          label: `${label}, ${address.address1}, ${address.city}`,
        }))}
      />
      <NewCard cards={cards} now={now} shippingAddress={chosen.address} onSaved={onSaved} />
    </Stack>
  );
}

export default function CheckoutScreen() {
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

  useEffect(() => {
    // Replaces the history entry, so that "back" does not lead to a completed checkout.
    if (orderNumber) void navigate(`/order/${orderNumber}`, { replace: true });
  }, [navigate, orderNumber]);

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
          renderPayment={(info, onSaved) => <Payment info={info} onSaved={onSaved} />}
        />
      </div>
    </Container>
  );
}
