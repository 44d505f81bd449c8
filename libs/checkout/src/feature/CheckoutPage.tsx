import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { alertTypeOf } from '@foolscap/core/vocabulary';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  FormErrors,
  Grid,
  Stack,
  Text,
  TextField,
  useSettledValue,
  useLocale,
  useServerError,
} from '@foolscap/ui/components';
import type { CheckoutInfo } from '../contract/index.ts';
import { CHECKOUT_CODES, addressLines, checkoutMessage, checkoutNotice, toDraft } from '../model/index.ts';
import type { CheckoutSectionType } from '../model/index.ts';
import {
  checkoutActions,
  selectCheckoutInfo,
  selectCheckoutLoad,
  selectPlace,
  selectSections,
} from '../state/index.ts';
import {
  AddressForm,
  CheckoutSection,
  CheckoutSkeleton,
  DeliveryMethods,
  EmailForm,
  OrderSummary,
  PickupPersonForm,
  PickupStores,
  brandName,
} from '../ui/index.ts';
import styles from './CheckoutPage.module.scss';
import { useCheckoutMessages } from '../ui/messages.tsx';

export interface CheckoutPageProps {
  /** Renders the card form; the application passes in the payments domain's. */
  renderPayment: (info: CheckoutInfo, onSaved: () => void) => ReactNode;
  signInHref: string;
  cartHref: string;
  /** Shows the purchase order number field, for business accounts. */
  withPurchaseOrder?: boolean;
}

/** An alert for an order without a reply, whose cart is closed. */
function UncertainOrderAlert({ busy, onAsk }: { busy: boolean; onAsk: () => void }) {
  return (
    <Alert
      kind="warning"
      live="assertive"
      title="We didn’t get a response"
      actions={
        <Button variant="primary" busy={busy} onClick={onAsk}>
          Check again
        </Button>
      }
    >
      Your order may have been placed. Check again. You won’t be charged twice.
    </Alert>
  );
}

const isAboutPayment = (code: string) =>
  code === CHECKOUT_CODES.paymentFailed || code === CHECKOUT_CODES.gatewayUnavailable;

const TITLES: Record<CheckoutSectionType, string> = {
  CONTACT: 'Contact',
  PICKUP: 'Pickup',
  ADDRESS: 'Delivery address',
  DELIVERY: 'Delivery speed',
  PAYMENT: 'Payment',
};

/** Checkout from contact to placing the order. Loads no data; its route requests the checkout. */
export function CheckoutPage({
  renderPayment,
  signInHref,
  cartHref,
  withPurchaseOrder = false,
}: CheckoutPageProps) {
  const messages = useCheckoutMessages();
  const locale = useLocale();
  const todoId = useId();
  const dispatch = useDispatch();
  const load = useSelector(selectCheckoutLoad);
  const info = useSelector(selectCheckoutInfo);
  const sections = useSelector(selectSections);
  const place = useSelector(selectPlace);
  const [editing, setEditing] = useState<CheckoutSectionType>();
  // Counts presses of "Place order" while a step is open: each one moves focus to that step.
  const [focusRequests, setFocusRequests] = useState(0);
  // The entered number; until then the account's default.
  const [typedPurchaseOrder, setPurchaseOrder] = useState<string>();
  const refusal = useServerError(
    place.phase === 'failed' ? checkoutMessage(place.failure, messages) : undefined,
    place.phase === 'failed' && withPurchaseOrder && place.failure.field === 'purchaseOrderNumber'
      ? 'purchaseOrderNumber'
      : undefined,
  );
  const purchaseOrder = typedPurchaseOrder ?? info?.purchaseOrderNumber ?? '';

  // A step being edited stays open, with its input, until the server has saved it.
  const phase = editing && sections[editing]?.phase;
  const phaseBefore = useRef(phase);
  useEffect(() => {
    if (phaseBefore.current === 'saving' && phase === 'saved') setEditing(undefined);
    phaseBefore.current = phase;
  }, [phase]);

  // A refused card opens the payment step again, with the reason in it.
  const paymentFailure = place.phase === 'failed' && isAboutPayment(place.failure.code) ? place : undefined;
  const paymentSerial = paymentFailure?.serial;
  const [openedFor, setOpenedFor] = useState<number>();
  if (paymentSerial !== openedFor) {
    setOpenedFor(paymentSerial);
    if (paymentSerial !== undefined) setEditing('PAYMENT');
  }

  // While reloading, only the "Try again" button shows progress.
  const reading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, reading);

  const askAgain = () => {
    if (place.phase === 'uncertain') dispatch(checkoutActions.placeOrderRequested(place.body));
  };

  if (place.phase === 'placed') return <CheckoutSkeleton />;
  // The order may have been placed before a reload. Its cart is closed then, and only repeating the request shows the outcome.
  if (place.phase !== 'idle' && place.phase !== 'failed' && !info) {
    return <UncertainOrderAlert busy={place.phase === 'placing'} onAsk={askAgain} />;
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
        Add items to your cart to check out. If your items are missing, your session may have ended. Sign in,
        or add them again.
      </EmptyState>
    );
  }
  if (!info) {
    if (!failure) return <CheckoutSkeleton />;
    return (
      <Alert
        kind="failure"
        live="assertive"
        actions={
          <Button busy={reading} onClick={() => dispatch(checkoutActions.checkoutRequested())}>
            Try again
          </Button>
        }
      >
        {checkoutMessage(failure, messages)}
      </Alert>
    );
  }

  // Without delivery methods there is nothing to choose.
  const undeliverable = info.deliveryMethods.length === 0;
  const isDone = (section: CheckoutSectionType) =>
    info.sections.some(({ type, done }) => type === section && done) &&
    !(section === 'DELIVERY' && undeliverable);
  const open = editing ?? info.sections.find(({ type }) => !isDone(type))?.type;
  const saving = Object.values(sections).some((section) => section?.phase === 'saving');
  const failureOf = (section: CheckoutSectionType) => {
    const phase = sections[section];
    return phase?.phase === 'failed'
      ? {
          error: checkoutMessage(phase.failure, messages),
          errorField: phase.failure.field,
          attempt: phase.serial,
        }
      : {};
  };
  const busy = (section: CheckoutSectionType) => sections[section]?.phase === 'saving';
  const stateOf = (section: CheckoutSectionType) => {
    if (section === open) return 'open';
    return isDone(section) ? 'done' : 'waiting';
  };
  const submit = (
    section: CheckoutSectionType,
    change: Parameters<typeof checkoutActions.sectionSubmitted>[0]['change'],
  ) => dispatch(checkoutActions.sectionSubmitted({ section, change }));

  // Clears a failure of an earlier visit to the step.
  const edit = (section: CheckoutSectionType) => {
    dispatch(checkoutActions.sectionOpened({ section }));
    setEditing(section);
  };

  const guest = info.userType !== 'REGISTERED' && info.userType !== 'THIRD_PARTY';
  const steps = info.sections.map(({ type }) => type);
  const ready = info.sections.every(({ type }) => isDone(type)) && !editing;
  const method = info.deliveryMethods.find(({ selected }) => selected);

  const { organization } = info;
  const ownAddressAllowed = organization?.ownAddressAllowed ?? true;
  const choices: { label?: string; address: CheckoutInfo['savedAddresses'][number] }[] = [
    ...(organization?.addresses.filter(({ type }) => type === 'S') ?? []),
    ...info.savedAddresses.map((address) => ({ address })),
  ];
  const chosen = choices.find(({ label, address }) => label && address.id === info.shippingAddress?.id);

  const bodies: Record<CheckoutSectionType, { summary: ReactNode; body: ReactNode }> = {
    CONTACT: {
      summary: <p>{info.emailId1}</p>,
      body: (
        <Stack gap={4}>
          {info.guestCheckoutAllowed && (
            <EmailForm
              email={info.emailId1}
              busy={busy('CONTACT')}
              {...failureOf('CONTACT')}
              onSubmit={(emailId1) => submit('CONTACT', { emailId1 })}
            />
          )}
          {guest && (
            <div>
              <ButtonLink
                href={signInHref}
                variant={info.guestCheckoutAllowed ? 'quiet' : 'primary'}
                className={info.guestCheckoutAllowed ? styles.instead : undefined}
              >
                {info.guestCheckoutAllowed ? 'Sign in instead' : 'Sign in to check out'}
              </ButtonLink>
            </div>
          )}
        </Stack>
      ),
    },
    PICKUP: {
      summary: info.pickupPerson && (
        <Stack gap={3}>
          <p>
            {info.pickupPerson.firstName} {info.pickupPerson.lastName}, {info.pickupPerson.email}
          </p>
          <PickupStores pickups={info.pickups ?? []} brief />
        </Stack>
      ),
      body: (
        <Stack gap={5}>
          <PickupStores pickups={info.pickups ?? []} />
          <PickupPersonForm
            person={info.pickupPerson}
            suggestion={{ email: info.emailId1 ?? '' }}
            busy={busy('PICKUP')}
            {...failureOf('PICKUP')}
            onSubmit={(pickupPerson) => submit('PICKUP', { pickupPerson })}
          />
        </Stack>
      ),
    },
    ADDRESS: {
      summary: info.shippingAddress && (
        <>
          {chosen && <strong>{chosen.label}</strong>}
          <address className={styles.address}>
            {addressLines(info.shippingAddress).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </>
      ),
      body: (
        <Stack gap={5}>
          {choices.length > 0 && (
            <ul className={styles.saved}>
              {choices.map(({ label, address }) => (
                <li key={address.id ?? address.address1} className={styles.savedAddress}>
                  <div>
                    {label && <strong>{label}</strong>}
                    <address className={styles.address}>
                      {addressLines(address).map((line) => (
                        <span key={line}>{line}</span>
                      ))}
                    </address>
                  </div>
                  <Button
                    size="small"
                    busy={busy('ADDRESS')}
                    aria-label={`Deliver here: ${label ?? address.address1}`}
                    onClick={() => submit('ADDRESS', { addresses: [{ ...address, type: 'S' }] })}
                  >
                    Deliver here
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {choices.length > 0 && ownAddressAllowed && <Text weight="semibold">Use a different address</Text>}
          {ownAddressAllowed ? (
            <AddressForm
              draft={toDraft(info.shippingAddress)}
              busy={busy('ADDRESS')}
              {...failureOf('ADDRESS')}
              offersSaving={!guest}
              onSubmit={(address, keep) => {
                submit('ADDRESS', { addresses: [address] });
                if (keep) dispatch(checkoutActions.saveAddressRequested({ address }));
              }}
            />
          ) : (
            failureOf('ADDRESS').error && (
              <Alert key={failureOf('ADDRESS').attempt} kind="failure" live="assertive" takesFocus>
                {failureOf('ADDRESS').error}
              </Alert>
            )
          )}
        </Stack>
      ),
    },
    DELIVERY: {
      summary: method && (
        <p>
          {deliveryWindow(method, locale)},{' '}
          {method.fee === 0 ? 'free' : formatMoney(toMinorUnits(method.fee), locale)}
        </p>
      ),
      body: (
        <DeliveryMethods
          methods={info.deliveryMethods}
          emptyActions={
            <>
              <Button size="small" onClick={() => setEditing('ADDRESS')}>
                Change address
              </Button>
              <ButtonLink size="small" href={cartHref}>
                Change cart
              </ButtonLink>
            </>
          }
          error={failureOf('DELIVERY').error}
          onChange={(levelOfService) =>
            submit('DELIVERY', { levelOfService: levelOfService as LevelOfService })
          }
        />
      ),
    },
    PAYMENT: {
      summary: info.payment && (
        <p>
          {brandName(info.payment.brand)} ending in {info.payment.lastFourDigit}, expires{' '}
          {info.payment.expiryMonth}/{info.payment.expiryYear.slice(2)}
        </p>
      ),
      body: (
        <Stack gap={4}>
          {paymentFailure && (
            <Alert key={paymentFailure.serial} kind="failure" live="assertive" takesFocus>
              {checkoutMessage(paymentFailure.failure)}
            </Alert>
          )}
          {renderPayment(info, () => setEditing(undefined))}
        </Stack>
      ),
    },
  };

  const purchaseOrderRequired = organization?.purchaseOrderPolicy === 'REQUIRED';
  const placeOrder = () => {
    refusal.formSubmitted();
    dispatch(
      checkoutActions.placeOrderRequested({
        expectedTotal: info.totals.ordTotal,
        // An empty number is sent as well, since clearing the field removes it.
        ...(withPurchaseOrder ? { purchaseOrderNumber: purchaseOrder.trim() } : {}),
      }),
    );
  };

  const action = (
    <Stack gap={3}>
      {info.messages.map((message) => (
        <Alert key={message.code} kind={alertTypeOf(message.type)}>
          {checkoutNotice(
            {
              code: message.code,
              ...(message.description ? { description: message.description } : {}),
            },
            messages,
          )}
        </Alert>
      ))}
      <FormErrors formId={todoId} errors={refusal.errors} />
      {withPurchaseOrder && (
        <TextField
          label="Purchase order number"
          {...(purchaseOrderRequired ? { required: true } : { optional: true })}
          maxLength={40}
          id={`${todoId}-purchaseOrderNumber`}
          error={refusal.errors.purchaseOrderNumber}
          value={purchaseOrder}
          onChange={(event) => {
            setPurchaseOrder(event.target.value);
            refusal.fieldChanged('purchaseOrderNumber');
          }}
        />
      )}
      {/* On phones the action and its outcome stick to the bottom edge once all steps are done. */}
      <div className={styles.place} data-due={ready || place.phase === 'uncertain'}>
        <Stack gap={3}>
          {place.phase === 'failed' && !paymentFailure && refusal.failure && (
            <Alert
              key={place.serial}
              kind="failure"
              live="assertive"
              actions={
                place.failure.code === CHECKOUT_CODES.outOfStock ? (
                  <ButtonLink size="small" href={cartHref}>
                    Change cart
                  </ButtonLink>
                ) : undefined
              }
            >
              {refusal.failure}
            </Alert>
          )}
          {place.phase === 'uncertain' && (
            <Alert kind="warning" live="assertive" title="We didn’t get a response">
              Your order may have been placed. Check again. You won’t be charged twice.
            </Alert>
          )}
          <Button
            variant={ready || place.phase === 'uncertain' ? 'primary' : 'secondary'}
            size="large"
            fullWidth
            icon="lock"
            busy={place.phase === 'placing' || saving}
            aria-describedby={ready || place.phase === 'uncertain' ? undefined : todoId}
            onClick={() => {
              if (place.phase === 'uncertain') dispatch(checkoutActions.placeOrderRequested(place.body));
              else if (ready) placeOrder();
              else setFocusRequests((times) => times + 1);
            }}
          >
            {place.phase === 'uncertain'
              ? 'Check again'
              : ready
                ? `Place order, ${formatMoney(toMinorUnits(info.totals.ordTotal), locale)}`
                : 'Place order'}
          </Button>
        </Stack>
      </div>
      {!ready && place.phase !== 'uncertain' && (
        <Text size={14} tone="muted" className={styles.todo} id={todoId}>
          {open ? `Next step: ${TITLES[open]}.` : 'Finish the steps to place your order.'}
        </Text>
      )}
    </Stack>
  );

  return (
    <Grid columns="aside">
      <div>
        {steps.map((section, place) => (
          <CheckoutSection
            key={section}
            number={place + 1}
            title={TITLES[section]}
            state={stateOf(section)}
            summary={bodies[section].summary}
            onEdit={section === 'CONTACT' && !guest ? undefined : () => edit(section)}
            onCancel={editing === section ? () => setEditing(undefined) : undefined}
            focusRequest={section === open ? focusRequests : 0}
          >
            {bodies[section].body}
          </CheckoutSection>
        ))}
      </div>
      <div className={styles.aside}>
        <OrderSummary
          lines={info.lines}
          totals={info.totals}
          pending={saving || load.phase === 'loading'}
          action={action}
        />
      </div>
    </Grid>
  );
}
