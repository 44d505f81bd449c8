import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { isApplied, showsDrawer } from '../model/index.ts';
import type { AppliedStoredValue, PaymentDrawerName } from '../model/index.ts';
import { selectCardPhase } from '../state/index.ts';
import { PaymentChoice, PaymentDrawer, SplitPayment } from '../ui/index.ts';
import type { PaymentChoiceDrawer, SplitPaymentProps } from '../ui/index.ts';
import { AddStoredValue } from './AddStoredValue.tsx';
import type { AddStoredValueProps } from './AddStoredValue.tsx';
import { AppliedCards } from './AppliedCards.tsx';
import { BillingAddressDrawers } from './BillingAddressDrawers.tsx';
import type { BillingAddressDrawersProps } from './BillingAddressDrawers.tsx';
import { CheckoutCards } from './CheckoutCards.tsx';
import type { CheckoutCardsProps } from './CheckoutCards.tsx';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

export interface PaymentDrawersProps
  extends
    Pick<CheckoutCardsProps, 'cards' | 'now'>,
    Pick<AddStoredValueProps, 'balanceHref'>,
    Pick<SplitPaymentProps, 'total' | 'rest'>,
    Pick<BillingAddressDrawersProps, 'renderBilling'> {
  /** The open drawer; undefined while all are closed. */
  open: PaymentDrawerName | undefined;
  /** Called with a drawer to open: above the open one if that is its parent, otherwise instead of it. */
  onOpen: (name: PaymentDrawerName) => void;
  /** Called to close the topmost drawer. */
  onClose: () => void;
  /** Called when the payment of the order has changed: all drawers close. */
  onDone: () => void;
  /** Called after the last drawer has closed. */
  onClosed?: () => void;
  /** The gift and prepaid cards of the order, applied or not; the checkout domain knows them. */
  storedValue: readonly AppliedStoredValue[];
  /** The payment that pays the rest. */
  payment?: (NonNullable<SplitPaymentProps['payment']> & { id: string }) | undefined;
  /** That payment was declined when the order was placed. */
  isDeclined?: boolean;
  /** Whether the shopper may pay with saved cards. */
  hasSavedCards?: boolean;
  /** Slot for the form of a new card; without it none can be added. */
  renderNewCard?: ((onSaved: () => void) => ReactNode) | undefined;
  /** Slot for vendors and invoices; without it there are none. */
  renderOther?: ((onRecorded: () => void) => ReactNode) | undefined;
}

/** The drawers that change the payment of an order, connected to the state (storefront-2.29 to 2.34). */
export function PaymentDrawers({
  open,
  onOpen,
  onClose,
  onDone,
  onClosed,
  storedValue,
  payment,
  isDeclined = false,
  total,
  rest,
  cards,
  now,
  balanceHref,
  hasSavedCards = false,
  renderNewCard,
  renderOther,
  renderBilling,
}: PaymentDrawersProps) {
  const announce = useAnnounce();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const card = useSelector(selectCardPhase);
  const before = useRef(card.phase);
  useEffect(() => {
    // The focus returns to the page, where only the summary has changed.
    if (before.current === 'saving' && card.phase === 'saved') announce(messages.paymentChanges.card);
    before.current = card.phase;
  }, [announce, card.phase, messages]);

  const shown = (name: PaymentDrawerName) => ({ name, open: showsDrawer(open, name), onClose });
  const choices: PaymentChoiceDrawer[] = [
    ...(renderNewCard ? (['add_credit_card_drawer'] as const) : []),
    ...(renderOther ? (['other_payment_drawer'] as const) : []),
    'mmop_drawer',
  ];
  const count = storedValue.filter(isApplied).length;
  const stored = { cards, count, balanceHref, onAdded: onClose };
  return (
    <>
      <PaymentDrawer {...shown('payment_drawer')} onClosed={onClosed}>
        <PaymentChoice
          current={rest > 0 ? payment?.name : undefined}
          isDeclined={isDeclined}
          savedCards={
            // While covered by another drawer, it would report the outcome of that drawer's form.
            hasSavedCards &&
            open === 'payment_drawer' && (
              <CheckoutCards cards={cards} now={now} onSaved={onDone} newCard={null} />
            )
          }
          choices={choices}
          onOpen={onOpen}
        />
        <PaymentDrawer {...shown('add_credit_card_drawer')}>{renderNewCard?.(onDone)}</PaymentDrawer>
        <PaymentDrawer {...shown('other_payment_drawer')}>{renderOther?.(onDone)}</PaymentDrawer>
      </PaymentDrawer>
      <PaymentDrawer {...shown('mmop_drawer')} onClosed={onClosed}>
        <SplitPayment
          storedValue={storedValue.length > 0 && <AppliedCards cards={storedValue} />}
          count={count}
          total={total}
          rest={rest}
          payment={payment}
          onAddGiftCard={() => onOpen('mmop_gc_drawer')}
          onAddPrepaidCard={() => onOpen('mmop_pc_drawer')}
          onChangePayment={() => onOpen('payment_drawer')}
          onChangeBilling={() =>
            onOpen(
              payment?.billingAddress
                ? 'mmop_edit_billing_address_drawer'
                : 'mmop_add_billing_address_drawer',
            )
          }
        />
        <PaymentDrawer {...shown('mmop_gc_drawer')}>
          <AddStoredValue {...stored} type="GIFT_CARD" />
        </PaymentDrawer>
        <PaymentDrawer {...shown('mmop_pc_drawer')}>
          <AddStoredValue {...stored} type="PREPAID_CARD" />
        </PaymentDrawer>
        {payment && (
          <BillingAddressDrawers
            open={open}
            payment={payment}
            onOpen={onOpen}
            onClose={onClose}
            renderBilling={renderBilling}
          />
        )}
      </PaymentDrawer>
    </>
  );
}
