import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutChange } from '../client/index.ts';
import type { CheckoutInfo } from '../contract/index.ts';
import { checkoutMessage, TENDER_REFUSALS } from '../model/index.ts';
import type { CheckoutSectionType } from '../model/index.ts';
import { checkoutActions, selectIsPaymentDeclined, selectPlace, selectSections } from '../state/index.ts';
import type { PlaceFailure } from './steps/PaymentStep.tsx';
import type { StepProps } from './steps/step.ts';
import { useMessages } from '@foolscap/ui/components';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';

export interface CheckoutSteps {
  /** The open step; undefined once all are done. */
  open: CheckoutSectionType | undefined;
  /** The open step that was completed before, if any. */
  editing: CheckoutSectionType | undefined;
  /** All steps are done and none is being changed. */
  isReady: boolean;
  isSaving: boolean;
  /** The declined tender that reopened the payment step. */
  paymentFailure: PlaceFailure | undefined;
  /** The payment of the order was declined when the order was placed, and is still the same. */
  isDeclined: boolean;
  getState(step: CheckoutSectionType): 'open' | 'done' | 'waiting';
  getForm(step: CheckoutSectionType): Pick<StepProps, 'busy' | 'refusal' | 'onSubmit'>;
  edit(step: CheckoutSectionType): void;
  close(): void;
}

/** Tracks which step of the checkout is open, and connects each step's form with the store. */
export function useCheckoutSteps(info: CheckoutInfo | undefined): CheckoutSteps {
  const dispatch = useDispatch();
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const sections = useSelector(selectSections);
  const place = useSelector(selectPlace);
  const [editing, setEditing] = useState<CheckoutSectionType>();

  // A step being edited stays open, with its input, until the server has saved it.
  const phase = editing && sections[editing]?.phase;
  const phaseBefore = useRef(phase);
  useEffect(() => {
    if (phaseBefore.current === 'saving' && phase === 'saved') setEditing(undefined);
    phaseBefore.current = phase;
  }, [phase]);

  // A declined tender reopens the payment step, which shows the reason.
  const paymentFailure =
    place.phase === 'failed' && TENDER_REFUSALS.includes(place.failure.code) ? place : undefined;
  const paymentSerial = paymentFailure?.serial;
  const [openedFor, setOpenedFor] = useState<number>();
  if (paymentSerial !== openedFor) {
    setOpenedFor(paymentSerial);
    if (paymentSerial !== undefined) setEditing('PAYMENT');
  }

  // A payment that was declined before a reload also reopens it.
  const isDeclined = useSelector(selectIsPaymentDeclined);
  const [wasDeclined, setWasDeclined] = useState(false);
  if (isDeclined !== wasDeclined) {
    setWasDeclined(isDeclined);
    if (isDeclined) setEditing('PAYMENT');
  }

  const steps = info?.sections ?? [];
  const isDone = (step: CheckoutSectionType) =>
    steps.some(({ type, done }) => type === step && done) &&
    // Without delivery methods there is nothing to choose.
    !(step === 'DELIVERY' && info?.deliveryMethods.length === 0);
  const open = editing ?? steps.find(({ type }) => !isDone(type))?.type;

  return {
    open,
    editing,
    isReady: !open,
    isSaving: Object.values(sections).some((section) => section?.phase === 'saving'),
    paymentFailure,
    isDeclined,
    getState: (step) => {
      if (step === open) return 'open';
      return isDone(step) ? 'done' : 'waiting';
    },
    getForm: (step) => {
      const current = sections[step];
      return {
        busy: current?.phase === 'saving',
        refusal:
          current?.phase === 'failed'
            ? {
                error: checkoutMessage(current.failure, messages),
                errorField: current.failure.field,
                attempt: current.serial,
              }
            : {},
        onSubmit: (change: CheckoutChange) =>
          dispatch(checkoutActions.sectionSubmitted({ section: step, change })),
      };
    },
    edit: (step) => {
      // Clears a failure of an earlier visit to the step.
      dispatch(checkoutActions.sectionOpened({ section: step }));
      setEditing(step);
    },
    close: () => {
      // What was typed into a step that was left is not restored. The payment step has a draft only of its billing address.
      const form = open === 'PAYMENT' ? 'BILLING' : open;
      if (form && form !== 'DELIVERY') dispatch(checkoutActions.draftDiscarded({ form }));
      setEditing(undefined);
    },
  };
}
