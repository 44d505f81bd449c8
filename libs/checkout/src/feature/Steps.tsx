import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Grid, useMessages } from '@foolscap/ui/components';
import type { CheckoutInfo } from '../contract/index.ts';
import type { AddressDraft, CheckoutSectionType, PickupPersonDraft } from '../model/index.ts';
import { checkoutActions, selectCheckoutLoad, selectZipPlace } from '../state/index.ts';
import { CheckoutSection, OrderSummary, SummaryBar } from '../ui/index.ts';
import type { CheckoutPageProps, ZipPlaceProps } from './CheckoutPage.tsx';
import { CHECKOUT_PAGE_MESSAGES } from '../model/checkout-page-messages.ts';
import { PlaceOrder } from './PlaceOrder.tsx';
import { AddressStep, AddressSummary } from './steps/AddressStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { DeliveryStep, DeliverySummary } from './steps/DeliveryStep.tsx';
import { PickupStep, PickupSummary } from './steps/PickupStep.tsx';
import { PaymentStep, PaymentSummary, remainder } from './steps/PaymentStep.tsx';
import { getTitle, isGuest } from './steps/step.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useCheckoutSteps } from './use-checkout-steps.ts';
import styles from './Steps.module.scss';

/** The steps of a loaded checkout, next to the order summary. */
export function Steps({
  info,
  renderPayment,
  renderStoredValue,
  paymentDrawers,
  renderExpress,
  signInHref,
  cartHref,
  withPurchaseOrder = false,
}: CheckoutPageProps & { info: CheckoutInfo }) {
  const { steps: titles } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const dispatch = useDispatch();
  const steps = useCheckoutSteps(info);
  const zipPlace: ZipPlaceProps = {
    zipPlace: useSelector(selectZipPlace),
    onZipCode: (zipCode) => dispatch(checkoutActions.zipCodeEntered({ zipCode })),
  };
  const billing = useCheckoutDraft<AddressDraft>('BILLING');
  const pickup = useCheckoutDraft<PickupPersonDraft>('PICKUP');
  const isLoading = useSelector(selectCheckoutLoad).phase === 'loading';
  // Counts clicks on "Place order" while a step is open; each one moves focus to that step.
  const [focusRequests, setFocusRequests] = useState(0);

  const form = (step: CheckoutSectionType) => ({ info, ...steps.getForm(step) });
  const summaries: Record<CheckoutSectionType, () => ReactNode> = {
    CONTACT: () => <p>{info.emailId1}</p>,
    PICKUP: () => <PickupSummary info={info} />,
    ADDRESS: () => <AddressSummary {...form('ADDRESS')} />,
    DELIVERY: () => <DeliverySummary info={info} />,
    PAYMENT: () => (
      <PaymentSummary
        info={info}
        isDeclined={steps.isDeclined}
        onSplit={paymentDrawers && (() => paymentDrawers.onOpen('mmop_drawer'))}
      />
    ),
  };
  const forms: Record<CheckoutSectionType, () => ReactNode> = {
    CONTACT: () => <ContactStep {...form('CONTACT')} signInHref={signInHref} />,
    PICKUP: () => <PickupStep {...form('PICKUP')} {...pickup} />,
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
        <PaymentSummary info={info} isDeclined={steps.isDeclined} />
      ) : (
        <PaymentStep
          info={info}
          failure={steps.paymentFailure}
          isDeclined={steps.isDeclined}
          storedValue={renderStoredValue?.(info)}
          onDone={steps.close}
        >
          {renderPayment(info, steps.close, { ...zipPlace, ...billing }, steps.isDeclined)}
        </PaymentStep>
      ),
  };

  const isStarting = info.sections.some(
    ({ type, done }) => !done && (type === 'CONTACT' || type === 'ADDRESS'),
  );
  const onDrawersClosed = () => {
    // The control that opened the drawer may have disappeared, because the payment no longer covers everything.
    if (document.activeElement === document.body) setFocusRequests((times) => times + 1);
  };

  return (
    <Grid columns="aside">
      <div>
        <SummaryBar
          totals={info.totals}
          orderPayments={info.orderPayments}
          pending={steps.isSaving || isLoading}
        />
        {isStarting && !info.payment && renderExpress?.(info)}
        {info.sections.map(({ type }, index) => {
          const state = steps.getState(type);
          return (
            <CheckoutSection
              key={type}
              number={index + 1}
              title={titles[getTitle(type, info)]}
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
            isDeclined: steps.isDeclined,
          })}
      </div>
      <div className={styles.aside}>
        <OrderSummary
          lines={info.lines}
          totals={info.totals}
          orderPayments={info.orderPayments}
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
