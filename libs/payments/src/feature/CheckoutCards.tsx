import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Text, useMessages } from '@foolscap/ui/components';
import type { CardPaymentBody } from '../contract/index.ts';
import { paymentMessage, savedCardPaymentBody } from '../model/index.ts';
import { paymentsActions, selectWallet, walletActions } from '../state/index.ts';
import type { SecretHandover } from '../state/index.ts';
import { SavedCardChoice } from '../ui/index.ts';
import { useOnCardSaved } from './use-on-card-saved.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';
import { CARD_CHOICE_MESSAGES } from '../ui/SavedCardChoice/card-choice-messages.ts';

export interface CheckoutCardsProps {
  cards: SecretHandover<CardPaymentBody>;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
  /** Called when the chosen card has been added to the order. */
  onSaved?: () => void;
  /** Slot for the form of a new card, which is all that is shown without saved cards; absent if a new card is not allowed. */
  newCard?: ReactNode;
}

/**
 * The saved cards at checkout, connected to the state; it reads them when it is first shown. If the wallet cannot be read, it is omitted.
 */
export function CheckoutCards({ cards, now, onSaved, newCard }: CheckoutCardsProps) {
  const dispatch = useDispatch();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const { cardChoice } = useMessages('payments', CARD_CHOICE_MESSAGES);
  const wallet = useSelector(selectWallet);
  const card = useOnCardSaved(onSaved);

  const isUnread = wallet.phase === 'idle';
  useEffect(() => {
    if (isUnread) dispatch(walletActions.walletRequested());
  }, [dispatch, isUnread]);

  const saved = wallet.value?.userPayments ?? [];
  // The form must not move while the shopper is using it when the cards arrive.
  if (wallet.phase === 'idle' || (wallet.phase === 'loading' && !wallet.value)) return null;
  if (saved.length === 0) return newCard ?? <Text>{cardChoice.none}</Text>;
  return (
    <SavedCardChoice
      cards={saved}
      now={now}
      busy={card.phase === 'saving'}
      error={card.phase === 'failed' ? paymentMessage(card.failure, messages) : undefined}
      attempt={card.phase === 'failed' ? card.serial : 0}
      onPay={(id) =>
        dispatch(paymentsActions.cardSubmitted({ claim: cards.deposit(savedCardPaymentBody(id)) }))
      }
      newCard={newCard}
    />
  );
}
