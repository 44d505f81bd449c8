import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { Address } from '@foolscap/core/vocabulary';
import type { CardPaymentBody } from '../contract/index.ts';
import { cardPaymentBody, paymentMessage } from '../model/index.ts';
import { paymentsActions } from '../state/index.ts';
import type { SecretHandover } from '../state/index.ts';
import { CardForm } from '../ui/index.ts';
import { useCaptcha } from './use-captcha.ts';
import { useOnCardSaved } from './use-on-card-saved.ts';
import { useMessages } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

export interface NewCardProps {
  cards: SecretHandover<CardPaymentBody>;
  now: () => number;
  shippingAddress?: Address | undefined;
  /** Offers to save the card in the account. */
  canSave?: boolean;
  renderBilling?: (onAddress: (address: Address) => void) => ReactNode;
  /** Called when the card has been added to the order. */
  onSaved?: () => void;
}

/** The card form, connected to the state. The card goes to the gateway by secret handover, never through the Redux store. */
export function NewCard({
  cards,
  now,
  shippingAddress,
  canSave = false,
  renderBilling,
  onSaved,
}: NewCardProps) {
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const captcha = useCaptcha();
  const dispatch = useDispatch();
  const card = useOnCardSaved(onSaved);
  return (
    <CardForm
      now={now}
      saving={canSave ? 'choice' : undefined}
      shippingAddress={shippingAddress}
      captcha={captcha}
      {...(renderBilling ? { renderBilling } : {})}
      busy={card.phase === 'saving'}
      error={card.phase === 'failed' ? paymentMessage(card.failure, messages) : undefined}
      attempt={card.phase === 'failed' ? card.serial : 0}
      onSubmit={(entry) =>
        dispatch(paymentsActions.cardSubmitted({ claim: cards.deposit(cardPaymentBody(entry)) }))
      }
    />
  );
}
