import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Link,
  useSettledValue,
  useMessages,
} from '@foolscap/ui/components';
import type { CheckoutInfo } from '../contract/index.ts';
import { CHECKOUT_CODES, checkoutMessage } from '../model/index.ts';
import { checkoutActions, selectCheckoutInfo, selectCheckoutLoad, selectPlace } from '../state/index.ts';
import { CheckoutSkeleton } from '../ui/index.ts';
import type { AddressFormProps } from '../ui/index.ts';
import { Steps } from './Steps.tsx';
import { UncertainOrderAlert } from './UncertainOrderAlert.tsx';
import { useRequestWhenCleared } from './use-request-when-cleared.ts';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';
import { CHECKOUT_PAGE_MESSAGES } from '../model/checkout-page-messages.ts';
import { ORDER_MESSAGES } from '../model/order-messages.ts';

/** Address form props that fill in the city and state of an entered ZIP code, and what was typed before a reload. */
export type ZipPlaceProps = Pick<AddressFormProps, 'zipPlace' | 'onZipCode' | 'kept' | 'onType'>;

/** The slot for the payment domain's drawers. */
export interface PaymentDrawerSlot {
  /** Whether a drawer is open, during which the step behind it shows its summary. */
  isOpen: boolean;
  /** Called to change the payment, or to split it. */
  onOpen: (drawer: 'payment_drawer' | 'mmop_drawer') => void;
  /**
   * Renders the drawers. `onDone` reports a changed payment, `onClosed` that the last drawer has closed; `isDeclined` is whether the payment of the
   * order was declined.
   */
  render: (
    info: CheckoutInfo,
    controls: { onDone: () => void; onClosed: () => void; billing: ZipPlaceProps; isDeclined: boolean },
  ) => ReactNode;
}

export interface CheckoutPageProps {
  /**
   * Renders the card form; the application passes in the payments domain's. `billing` is for the form of the billing address; `isDeclined` is
   * whether the payment of the order was declined.
   */
  renderPayment: (
    info: CheckoutInfo,
    onSaved: () => void,
    billing: ZipPlaceProps,
    isDeclined: boolean,
  ) => ReactNode;
  /** Renders the gift and prepaid cards of the order, with controls to remove them. Without it they are listed. */
  renderStoredValue?: (info: CheckoutInfo) => ReactNode;
  /** The drawers for changing the payment of a completed step. Without them the step reopens. */
  paymentDrawers?: PaymentDrawerSlot;
  /** Renders the row of express checkout, which is shown while contact or delivery are still to be entered. */
  renderExpress?: (info: CheckoutInfo) => ReactNode;
  signInHref: string;
  cartHref: string;
  /** Shows the purchase order number field, for business accounts. */
  withPurchaseOrder?: boolean;
}

/** Checkout from contact to placing the order. Its route requests the checkout; the page only retries. */
export function CheckoutPage(props: CheckoutPageProps) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const { checkoutPage: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const { order } = useMessages('checkout', ORDER_MESSAGES);
  const dispatch = useDispatch();
  const load = useSelector(selectCheckoutLoad);
  const info = useSelector(selectCheckoutInfo);
  const place = useSelector(selectPlace);
  // While reloading, only the "Try again" button shows progress.
  const isLoading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, isLoading);
  useRequestWhenCleared(load.phase === 'idle' && place.phase === 'idle', () =>
    dispatch(checkoutActions.checkoutRequested()),
  );

  if (place.phase === 'placed') return <CheckoutSkeleton label={order.loading} />;
  // The order may have been placed before a reload. In that case its cart is closed, and only repeating the request reveals the outcome.
  if ((place.phase === 'uncertain' || place.phase === 'placing') && !info) {
    return (
      <UncertainOrderAlert
        actions={
          <Button
            variant="primary"
            busy={place.phase === 'placing'}
            onClick={() => {
              if (place.phase === 'uncertain') dispatch(checkoutActions.placeOrderRequested(place.body));
            }}
          >
            {order.checkAgain}
          </Button>
        }
      />
    );
  }
  if (failure?.code === CHECKOUT_CODES.emptyCart) {
    return (
      <EmptyState
        title={texts.empty}
        level={1}
        actions={
          <ButtonLink href="/" variant="primary">
            {texts.startShopping}
          </ButtonLink>
        }
      >
        {texts.emptyHint} <Link href={props.signInHref}>{texts.signIn}</Link>
        {texts.orAddAgain}
      </EmptyState>
    );
  }
  if (info) return <Steps {...props} info={info} />;
  if (!failure) return <CheckoutSkeleton />;
  return (
    <Alert
      kind="failure"
      live="assertive"
      onRetry={() => dispatch(checkoutActions.checkoutRequested())}
      isRetrying={isLoading}
    >
      {checkoutMessage(failure, messages)}
    </Alert>
  );
}
