import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  lazyComponent,
  Link,
  useSettledValue,
} from '@foolscap/ui/components';
import type { CheckoutInfo } from '../contract/index.ts';
import { CHECKOUT_CODES, checkoutMessage } from '../model/index.ts';
import type { CheckoutSectionType } from '../model/index.ts';
import {
  checkoutActions,
  selectCheckoutInfo,
  selectCheckoutLoad,
  selectPlace,
  selectZipPlace,
} from '../state/index.ts';
import { CheckoutSection, CheckoutSkeleton, OrderSummary, useCheckoutMessages } from '../ui/index.ts';
import type { AddressFormProps } from '../ui/index.ts';
import styles from './CheckoutPage.module.scss';
import { PlaceOrder } from './PlaceOrder.tsx';
import { AddressStep, AddressSummary } from './steps/AddressStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { DeliveryStep, DeliverySummary } from './steps/DeliveryStep.tsx';
import { PaymentStep, PaymentSummary, remainder } from './steps/PaymentStep.tsx';
import { isGuest, STEP_TITLES } from './steps/step.ts';
import { UncertainOrderAlert } from './UncertainOrderAlert.tsx';
import { useCheckoutSteps } from './use-checkout-steps.ts';
import { useRequestWhenCleared } from './use-request-when-cleared.ts';

// In a chunk of its own, since few orders are picked up.
const loadPickup = () => import('./steps/PickupStep.tsx');
const PickupStep = lazyComponent(async () => ({ default: (await loadPickup()).PickupStep }));
const PickupSummary = lazyComponent(async () => ({ default: (await loadPickup()).PickupSummary }));

/** The props of an address form that fill in the city and state of an entered ZIP code. */
export type ZipPlaceProps = Pick<AddressFormProps, 'zipPlace' | 'onZipCode'>;

/** The slot for the payment domain's drawers. */
export interface PaymentDrawerSlot {
  /** Whether a drawer is open. The step behind it shows its summary meanwhile. */
  isOpen: boolean;
  /** Called to change the payment, or to split it. */
  onOpen: (drawer: 'payment_drawer' | 'mmop_drawer') => void;
  /** Renders the drawers. `onDone` reports a changed payment, `onClosed` that the last drawer has closed. */
  render: (
    info: CheckoutInfo,
    controls: { onDone: () => void; onClosed: () => void; billing: ZipPlaceProps },
  ) => ReactNode;
}

export interface CheckoutPageProps {
  /** Renders the card form; the application passes in the payments domain's. `billing` is for the form of the billing address. */
  renderPayment: (info: CheckoutInfo, onSaved: () => void, billing: ZipPlaceProps) => ReactNode;
  /** Renders the gift and prepaid cards of the order, with controls to remove them. Without it they are listed. */
  renderStoredValue?: (info: CheckoutInfo) => ReactNode;
  /** The drawers that change the payment of a finished step. Without them the step opens again. */
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
  const messages = useCheckoutMessages();
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

  if (place.phase === 'placed') return <CheckoutSkeleton label="Loading your order" />;
  // The order may have been placed before a reload. Its cart is closed then, and only repeating the request shows the outcome.
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
            Check again
          </Button>
        }
      />
    );
  }
  if (failure?.code === CHECKOUT_CODES.emptyCart) {
    return (
      <EmptyState
        title="Your cart is empty."
        level={1}
        actions={
          <ButtonLink href="/" variant="primary">
            Start shopping
          </ButtonLink>
        }
      >
        Add items to your cart to check out. If your items are missing, your session may have ended.{' '}
        <Link href={props.signInHref}>Sign in</Link>, or add them again.
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

/** The steps of a loaded checkout, beside the summary of the order. */
function Steps({
  info,
  renderPayment,
  renderStoredValue,
  paymentDrawers,
  renderExpress,
  signInHref,
  cartHref,
  withPurchaseOrder = false,
}: CheckoutPageProps & { info: CheckoutInfo }) {
  const dispatch = useDispatch();
  const steps = useCheckoutSteps(info);
  const zipPlace: ZipPlaceProps = {
    zipPlace: useSelector(selectZipPlace),
    onZipCode: (zipCode) => dispatch(checkoutActions.zipCodeEntered({ zipCode })),
  };
  const isLoading = useSelector(selectCheckoutLoad).phase === 'loading';
  // Counts presses of "Place order" while a step is open: each one moves focus to that step.
  const [focusRequests, setFocusRequests] = useState(0);

  const form = (step: CheckoutSectionType) => ({ info, ...steps.getForm(step) });
  const summaries: Record<CheckoutSectionType, () => ReactNode> = {
    CONTACT: () => <p>{info.emailId1}</p>,
    PICKUP: () => <PickupSummary info={info} />,
    ADDRESS: () => <AddressSummary {...form('ADDRESS')} />,
    DELIVERY: () => <DeliverySummary info={info} />,
    PAYMENT: () => (
      <PaymentSummary info={info} onSplit={paymentDrawers && (() => paymentDrawers.onOpen('mmop_drawer'))} />
    ),
  };
  const forms: Record<CheckoutSectionType, () => ReactNode> = {
    CONTACT: () => <ContactStep {...form('CONTACT')} signInHref={signInHref} />,
    PICKUP: () => <PickupStep {...form('PICKUP')} />,
    ADDRESS: () => (
      <AddressStep
        {...form('ADDRESS')}
        {...zipPlace}
        onKeep={(address) => dispatch(checkoutActions.saveAddressRequested({ address }))}
      />
    ),
    DELIVERY: () => (
      <DeliveryStep {...form('DELIVERY')} cartHref={cartHref} onChangeAddress={() => steps.edit('ADDRESS')} />
    ),
    PAYMENT: () =>
      // A drawer has the same controls.
      paymentDrawers?.isOpen ? (
        <PaymentSummary info={info} />
      ) : (
        <PaymentStep
          info={info}
          failure={steps.paymentFailure}
          storedValue={renderStoredValue?.(info)}
          onDone={steps.close}
        >
          {renderPayment(info, steps.close, zipPlace)}
        </PaymentStep>
      ),
  };

  const isStarting = info.sections.some(
    ({ type, done }) => !done && (type === 'CONTACT' || type === 'ADDRESS'),
  );
  const onDrawersClosed = () => {
    // The control that opened the drawer may be gone, because the payment no longer pays everything.
    if (document.activeElement === document.body) setFocusRequests((times) => times + 1);
  };

  return (
    <Grid columns="aside">
      <div>
        {isStarting && !info.payment && renderExpress?.(info)}
        {info.sections.map(({ type }, index) => {
          const state = steps.getState(type);
          return (
            <CheckoutSection
              key={type}
              number={index + 1}
              title={STEP_TITLES[type]}
              state={state}
              summary={state === 'done' && summaries[type]()}
              onEdit={
                type === 'CONTACT' && !isGuest(info)
                  ? undefined
                  : () =>
                      type === 'PAYMENT' && paymentDrawers
                        ? paymentDrawers.onOpen(remainder(info) > 0 ? 'payment_drawer' : 'mmop_drawer')
                        : steps.edit(type)
              }
              onCancel={steps.editing === type ? steps.close : undefined}
              focusRequest={type === steps.open ? focusRequests : 0}
            >
              {state === 'open' && forms[type]()}
            </CheckoutSection>
          );
        })}
        {steps.getState('PAYMENT') !== 'waiting' &&
          paymentDrawers?.render(info, {
            onDone: steps.close,
            onClosed: onDrawersClosed,
            billing: zipPlace,
          })}
      </div>
      <div className={styles.aside}>
        <OrderSummary
          lines={info.lines}
          totals={info.totals}
          pending={steps.isSaving || isLoading}
          action={
            <PlaceOrder
              info={info}
              steps={steps}
              cartHref={cartHref}
              // Third-party users order without the organization's purchase orders.
              withPurchaseOrder={withPurchaseOrder && info.userType !== 'THIRD_PARTY'}
              onNotReady={() => setFocusRequests((times) => times + 1)}
            />
          }
        />
      </div>
    </Grid>
  );
}
