import type { Address } from '@foolscap/core/vocabulary';
import { typedCardErrors } from '../../model/index.ts';
import type { CardNumberFault, TypedCard } from '../../model/index.ts';
import type { CARD_ENTRY_MESSAGES } from '../../model/card-entry-messages.ts';

/** The entered digits, without separators. */
export type CardFormValues = TypedCard;

type CardFormErrors = Partial<Record<keyof CardFormValues | 'billing', string>>;

/** Returns the error of each invalid field of the form. */
export function cardFormErrors(
  values: CardFormValues,
  { cvv, billingAddress }: { cvv: string; billingAddress: Address | undefined },
  texts: Readonly<Record<CardNumberFault, string>>,
  now: number,
  faultTexts: typeof CARD_ENTRY_MESSAGES,
): CardFormErrors {
  const errors: CardFormErrors = typedCardErrors({ ...values, cvv }, texts, now, faultTexts);
  if (!billingAddress) errors.billing = faultTexts.cardEntry.billingMissing;
  return errors;
}
