import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { getAlertType } from '@foolscap/core/vocabulary';
import {
  Alert,
  Button,
  ButtonLink,
  FormErrors,
  Stack,
  Text,
  TextField,
  useLocale,
  useServerError,
  useMessages,
} from '@foolscap/ui/components';
import type { CheckoutInfo } from '../contract/index.ts';
import { checkoutMessage, checkoutNotice, isResolvedInCart } from '../model/index.ts';
import { checkoutActions, selectPlace } from '../state/index.ts';
import { UncertainOrderAlert } from './UncertainOrderAlert.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { getTitle } from './steps/step.ts';
import type { CheckoutSteps } from './use-checkout-steps.ts';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';
import { CHECKOUT_PAGE_MESSAGES } from '../model/checkout-page-messages.ts';
import { ORDER_MESSAGES } from '../model/order-messages.ts';
import styles from './PlaceOrder.module.scss';

export interface PlaceOrderProps {
  info: CheckoutInfo;
  steps: Pick<CheckoutSteps, 'open' | 'isReady' | 'isSaving' | 'paymentFailure'>;
  cartHref: string;
  /** Shows the purchase order number field, for business accounts. */
  withPurchaseOrder: boolean;
  /** Called when the button is clicked while a step is open. */
  onNotReady: () => void;
}

/** The purchase order number, the button that places the order, and the outcome. */
export function PlaceOrder({ info, steps, cartHref, withPurchaseOrder, onNotReady }: PlaceOrderProps) {
  const { open, isReady, isSaving, paymentFailure } = steps;
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const { checkoutPage: texts, steps: stepTexts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const { checkAgain } = useMessages('checkout', ORDER_MESSAGES).order;
  const locale = useLocale();
  const todoId = useId();
  const dispatch = useDispatch();
  const place = useSelector(selectPlace);
  // The entered number; until then the account's default.
  const draft = useCheckoutDraft<{ purchaseOrder: string }>('PURCHASE_ORDER');
  const purchaseOrder = draft.kept?.purchaseOrder ?? info.purchaseOrderNumber ?? '';
  const refusal = useServerError(
    place.phase === 'failed' ? checkoutMessage(place.failure, messages) : undefined,
    place.phase === 'failed' && withPurchaseOrder && place.failure.field === 'purchaseOrderNumber'
      ? 'purchaseOrderNumber'
      : undefined,
  );
  const isUncertain = place.phase === 'uncertain';

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
  const label = () => {
    if (isUncertain) return checkAgain;
    if (!isReady) return texts.placeOrder;
    return texts.placeOrderFor(formatMoney(toMinorUnits(info.totals.ordTotal), locale));
  };

  return (
    <Stack gap={3}>
      {info.messages.map(({ code, description, type }) => (
        <Alert key={code} kind={getAlertType(type)}>
          {checkoutNotice({ code, ...(description ? { description } : {}) }, messages)}
        </Alert>
      ))}
      <FormErrors formId={todoId} errors={refusal.errors} />
      {withPurchaseOrder && (
        <TextField
          label={texts.purchaseOrder}
          {...(info.organization?.purchaseOrderPolicy === 'REQUIRED'
            ? { required: true }
            : { optional: true })}
          maxLength={40}
          id={`${todoId}-purchaseOrderNumber`}
          error={refusal.errors.purchaseOrderNumber}
          value={purchaseOrder}
          onChange={(event) => {
            draft.onType({ purchaseOrder: event.target.value });
            refusal.fieldChanged('purchaseOrderNumber');
          }}
        />
      )}
      {/* On phones the action and its outcome stick to the bottom edge once all steps are done. */}
      <div className={styles.place} data-due={isReady || isUncertain}>
        <Stack gap={3}>
          {place.phase === 'failed' && !paymentFailure && refusal.failure && (
            <Alert
              key={place.serial}
              kind="failure"
              live="assertive"
              actions={
                isResolvedInCart(place.failure) ? (
                  <ButtonLink size="small" href={cartHref}>
                    {texts.changeCart}
                  </ButtonLink>
                ) : undefined
              }
            >
              {refusal.failure}
            </Alert>
          )}
          {isUncertain && <UncertainOrderAlert />}
          <Button
            variant={isReady || isUncertain ? 'primary' : 'secondary'}
            size="large"
            fullWidth
            icon="lock"
            busy={place.phase === 'placing' || isSaving}
            aria-describedby={isReady || isUncertain ? undefined : todoId}
            onClick={() => {
              if (isUncertain) dispatch(checkoutActions.placeOrderRequested(place.body));
              else if (isReady) placeOrder();
              else onNotReady();
            }}
          >
            {label()}
          </Button>
        </Stack>
      </div>
      {!isReady && !isUncertain && (
        <Text size={14} tone="muted" className={styles.todo} id={todoId}>
          {open ? stepTexts.next(stepTexts[getTitle(open, info)]) : stepTexts.finish}
        </Text>
      )}
    </Stack>
  );
}
