import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CardPaymentBody } from '../contract/index.ts';
import { balanceMessage, paymentMessage, STORED_VALUE_LIMIT, storedValueBody } from '../model/index.ts';
import type { StoredValueEntry, StoredValueType } from '../model/index.ts';
import { selectStoredValueChange, storedValueActions } from '../state/index.ts';
import type { SecretHandover, StoredValueTask } from '../state/index.ts';
import { StoredValueForm } from '../ui/index.ts';
import { useCaptcha } from './use-captcha.ts';
import { useMessages } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

export interface AddStoredValueProps {
  cards: SecretHandover<CardPaymentBody>;
  /** Gift and prepaid cards that are applied to the order. */
  count: number;
  /** The type of the card; without it, the shopper chooses. */
  type?: StoredValueType;
  /** Called when the order lists the card as applied or checked. */
  onAdded?: () => void;
  /** URL of the page that shows the balance of a card. */
  balanceHref?: string;
}

const isOfForm = (task: StoredValueTask) => task === 'add' || task === 'check';

/**
 * The gift and prepaid card form, connected to the state, which applies the card or only checks its balance (storefront-4.20). The card
 * goes to the gateway by secret handover, never through the Redux store.
 */
export function AddStoredValue({ cards, count, type, onAdded, balanceHref }: AddStoredValueProps) {
  const dispatch = useDispatch();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const captcha = useCaptcha();
  const change = useSelector(selectStoredValueChange);
  // An earlier outcome belongs to another form.
  const [{ serial: old }] = useState(change);
  const failed =
    change.phase === 'failed' && isOfForm(change.task) && change.serial !== old ? change : undefined;
  const toMessage = failed?.task === 'check' ? balanceMessage : paymentMessage;
  const isWorking = (task: StoredValueTask) => change.phase === 'working' && change.task === task;
  const deposit = (entry: StoredValueEntry) => ({ claim: cards.deposit(storedValueBody(entry)) });
  const before = useRef(change.serial);
  useEffect(() => {
    if (change.serial !== before.current && change.phase === 'done' && isOfForm(change.task)) onAdded?.();
    before.current = change.serial;
  }, [change, onAdded]);
  return (
    <StoredValueForm
      type={type}
      busy={isWorking('add')}
      checking={isWorking('check')}
      error={failed && toMessage(failed.failure, messages)}
      attempt={change.serial}
      isFull={count >= STORED_VALUE_LIMIT}
      balanceHref={balanceHref}
      captcha={captcha}
      onSubmit={(entry) => dispatch(storedValueActions.storedValueSubmitted(deposit(entry)))}
      onCheck={(entry) => dispatch(storedValueActions.storedValueCheckSubmitted(deposit(entry)))}
    />
  );
}
