import type { CardPaymentBody } from '../contract/index.ts';
import { cardPaymentBody } from '../model/index.ts';
import type { SecretHandover } from '../state/index.ts';
import { CardForm } from '../ui/index.ts';
import type { CardFormProps } from '../ui/index.ts';
import { useCaptcha } from './use-captcha.ts';

export interface PayingCardProps extends Pick<
  CardFormProps,
  'now' | 'busy' | 'error' | 'attempt' | 'submitLabel' | 'shippingAddress' | 'renderBilling'
> {
  cards: SecretHandover<CardPaymentBody>;
  /** Offers to save the card in the account. */
  canSave?: boolean;
  /** Called with the claim of a valid card, which is collected once for the request. */
  onSubmit: (claim: string) => void;
}

/** The form of a new card for a payment of another domain, such as of invoices. The card is passed on by secret handover. */
export function PayingCard({ cards, canSave = false, onSubmit, ...form }: PayingCardProps) {
  return (
    <CardForm
      {...form}
      saving={canSave ? 'choice' : undefined}
      captcha={useCaptcha()}
      onSubmit={(entry) => onSubmit(cards.deposit(cardPaymentBody(entry)))}
    />
  );
}
