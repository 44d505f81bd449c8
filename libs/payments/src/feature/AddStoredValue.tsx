import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CardPaymentBody } from '../contract/index.ts';
import { paymentMessage, STORED_VALUE_LIMIT, storedValueBody } from '../model/index.ts';
import type { StoredValueType } from '../model/index.ts';
import { selectStoredValueChange, storedValueActions } from '../state/index.ts';
import type { SecretHandover } from '../state/index.ts';
import { StoredValueForm } from '../ui/index.ts';
import { usePaymentMessages } from '../ui/messages.tsx';
import { useCaptcha } from './use-captcha.ts';

export interface AddStoredValueProps {
  cards: SecretHandover<CardPaymentBody>;
  /** Gift and prepaid cards that the order has. */
  count: number;
  /** The type of the card; without it, the shopper chooses. */
  type?: StoredValueType;
  /** Called when the card has been added to the order. */
  onAdded?: () => void;
  /** Address of the page that shows the balance of a card. */
  balanceHref?: string;
}

/**
 * The form of a gift or prepaid card, connected to the state. The card goes to the gateway by secret handover, never through the Redux
 * store.
 */
export function AddStoredValue({ cards, count, type, onAdded, balanceHref }: AddStoredValueProps) {
  const dispatch = useDispatch();
  const messages = usePaymentMessages();
  const captcha = useCaptcha();
  const change = useSelector(selectStoredValueChange);
  // An outcome from before is that of another form.
  const [{ serial: old }] = useState(change);
  const isFailed = change.phase === 'failed' && change.task === 'add' && change.serial !== old;
  const before = useRef(change.serial);
  useEffect(() => {
    if (change.serial !== before.current && change.phase === 'done' && change.task === 'add') onAdded?.();
    before.current = change.serial;
  }, [change, onAdded]);
  return (
    <StoredValueForm
      type={type}
      busy={change.phase === 'working' && change.task === 'add'}
      error={isFailed ? paymentMessage(change.failure, messages) : undefined}
      attempt={change.serial}
      isFull={count >= STORED_VALUE_LIMIT}
      balanceHref={balanceHref}
      captcha={captcha}
      onSubmit={(entry) =>
        dispatch(storedValueActions.storedValueSubmitted({ claim: cards.deposit(storedValueBody(entry)) }))
      }
    />
  );
}
