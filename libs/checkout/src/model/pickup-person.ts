import type { CountryCode } from '@foolscap/core/vocabulary';
import { parsePhone, phoneError } from '@foolscap/core/vocabulary';
import { normalizeText } from '@foolscap/core/text';
import type { CheckoutInfo } from '../contract/index.ts';
import { toDraft } from './address.ts';
import { isEmail } from './email.ts';
import { PICKUP_PERSON_MESSAGES } from './pickup-person-messages.ts';

/** The person who picks up an order, with contact details, as entered. */
export interface PickupPersonDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export type PickupPersonErrors = Partial<Record<keyof PickupPersonDraft, string>>;

/** Validates a pickup person; errors by field. The texts for email and phone are the specification's (storefront-5). */
export function checkPickupPerson(
  draft: PickupPersonDraft,
  { pickupPersonErrors: texts } = PICKUP_PERSON_MESSAGES,
  country?: CountryCode,
): PickupPersonErrors {
  const errors: PickupPersonErrors = {};
  if (!normalizeText(draft.firstName)) errors.firstName = texts.firstName;
  if (!normalizeText(draft.lastName)) errors.lastName = texts.lastName;
  if (!isEmail(draft.email)) errors.email = texts.email;
  const phone = phoneError(draft.phone, { allowsExtension: false, country });
  if (phone) errors.phone = phone;
  return errors;
}

/** Converts a draft without errors to the wire format: phone numbers as digits only. */
export function toPickupPerson(draft: PickupPersonDraft): PickupPersonDraft {
  return {
    firstName: normalizeText(draft.firstName),
    lastName: normalizeText(draft.lastName),
    email: normalizeText(draft.email),
    phone: parsePhone(draft.phone)!.number,
  };
}

/** Returns the initial values of the pickup person's form: the shopper's own details, as far as they are known. */
export function suggestPickupPerson({
  emailId1 = '',
  shippingAddress,
  savedAddresses,
}: Pick<CheckoutInfo, 'emailId1' | 'shippingAddress' | 'savedAddresses'>): PickupPersonDraft {
  const { firstName, lastName, phone } = toDraft(shippingAddress ?? savedAddresses[0]);
  // The field takes no extension.
  return { firstName, lastName, phone: parsePhone(phone)?.number ?? '', email: emailId1 };
}
