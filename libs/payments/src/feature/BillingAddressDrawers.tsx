import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Failure } from '@foolscap/core/http';
import type { Address } from '@foolscap/core/vocabulary';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import type { SavedBillingAddress } from '../contract/index.ts';
import { paymentMessage } from '../model/index.ts';
import type { PaymentDrawerName } from '../model/index.ts';
import { billingAddressActions, selectBillingAddress } from '../state/index.ts';
import { BillingAddressCheck, PaymentDrawer } from '../ui/index.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

/** The props of the form of a billing address, which the application passes in. */
export interface BillingFormProps {
  /** The current billing address of the payment. */
  address: Address | undefined;
  busy: boolean;
  /** The reason why the address was rejected. */
  failure: Failure | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt: number;
  onSubmit: (address: Address) => void;
}

export interface BillingAddressDrawersProps {
  open: PaymentDrawerName | undefined;
  /** The payment whose billing address changes. */
  payment: { id: string; billingAddress?: Address | undefined };
  onOpen: (name: PaymentDrawerName) => void;
  onClose: () => void;
  renderBilling: (form: BillingFormProps) => ReactNode;
}

const BILLING_DRAWERS: readonly PaymentDrawerName[] = [
  'mmop_add_billing_address_drawer',
  'mmop_edit_billing_address_drawer',
  'address_suggestion_drawer',
  'address_confirmation_drawer',
];

/** The drawers of a payment's billing address: its form, and the check of an address that does not fit its ZIP code. */
export function BillingAddressDrawers({
  open,
  payment,
  onOpen,
  onClose,
  renderBilling,
}: BillingAddressDrawersProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const state = useSelector(selectBillingAddress);
  // Kept while the suggestion is being saved.
  const [checked, setChecked] = useState<SavedBillingAddress>();
  if (state.phase === 'saved' && state.saved.validation !== 'VERIFIED' && state.saved !== checked)
    setChecked(state.saved);

  const save = (address: Address) =>
    dispatch(billingAddressActions.billingAddressSubmitted({ id: payment.id, address }));
  const finish = () => {
    announce(messages.paymentChanges.billingAddress);
    onClose();
  };

  // An outcome from before the drawer opened belongs to an earlier visit.
  const isOpen = BILLING_DRAWERS.some((name) => name === open);
  const [visit, setVisit] = useState({ isOpen, since: state.serial });
  if (visit.isOpen !== isOpen) setVisit({ isOpen, since: state.serial });
  const isFailed = state.phase === 'failed' && state.serial !== visit.since;

  const before = useRef(state.serial);
  useEffect(() => {
    if (state.serial === before.current) return;
    before.current = state.serial;
    if (state.phase !== 'saved') return;
    const { saved } = state;
    if (!isOpen) announce(messages.paymentChanges.billingAddress);
    else if (saved.validation === 'VERIFIED') finish();
    else {
      onOpen(saved.validation === 'SUGGESTED' ? 'address_suggestion_drawer' : 'address_confirmation_drawer');
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per outcome
  }, [state]);

  const form = renderBilling({
    address: payment.billingAddress,
    busy: state.phase === 'saving',
    failure: isFailed ? state.failure : undefined,
    attempt: state.serial,
    onSubmit: save,
  });
  const check = checked && (
    <BillingAddressCheck
      entered={checked.billingAddress}
      suggested={checked.suggestedAddress}
      busy={state.phase === 'saving'}
      error={isFailed ? paymentMessage(state.failure, messages) : undefined}
      attempt={state.serial}
      onUse={save}
      onKeep={finish}
      onEdit={() => onOpen('mmop_edit_billing_address_drawer')}
    />
  );
  return BILLING_DRAWERS.map((name) => {
    const content = name.startsWith('mmop') ? form : check;
    return (
      <PaymentDrawer key={name} name={name} open={open === name && Boolean(content)} onClose={onClose}>
        {content}
      </PaymentDrawer>
    );
  });
}
