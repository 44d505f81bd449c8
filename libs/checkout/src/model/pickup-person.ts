import { parsePhone, phoneError } from '@foolscap/core/vocabulary';
import { isEmail } from './email.ts';

/** The person who picks up an order, with contact details, as entered. */
export interface PickupPersonDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export type PickupPersonErrors = Partial<Record<keyof PickupPersonDraft, string>>;

/** Validates a pickup person; errors by field. The texts for email and phone are the specification's (storefront-5). */
export function checkPickupPerson(draft: PickupPersonDraft): PickupPersonErrors {
  const errors: PickupPersonErrors = {};
  if (!draft.firstName.trim()) errors.firstName = 'Enter a first name.';
  if (!draft.lastName.trim()) errors.lastName = 'Enter a last name.';
  if (!isEmail(draft.email)) errors.email = 'Invalid email address';
  const phone = phoneError(draft.phone, { allowsExtension: false });
  if (phone) errors.phone = phone;
  return errors;
}

/** Converts a draft without errors to the wire format: phone numbers as digits only. */
export function toPickupPerson(draft: PickupPersonDraft): PickupPersonDraft {
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: parsePhone(draft.phone)!.number,
  };
}
