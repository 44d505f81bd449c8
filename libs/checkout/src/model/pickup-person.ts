import { parsePhone, phoneError } from '@foolscap/core/vocabulary';
import { isEmail } from './email.ts';

/** Who collects an order, and how to reach them. */
export interface PickupPersonDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export type PickupPersonErrors = Partial<Record<keyof PickupPersonDraft, string>>;

/** What is wrong, by field; the texts of email and phone are the specification's (storefront 5). */
export function checkPickupPerson(draft: PickupPersonDraft): PickupPersonErrors {
  const errors: PickupPersonErrors = {};
  if (!draft.firstName.trim()) errors.firstName = 'Enter a first name.';
  if (!draft.lastName.trim()) errors.lastName = 'Enter a last name.';
  if (!isEmail(draft.email)) errors.email = 'Invalid email address';
  const phone = phoneError(draft.phone, { allowsExtension: false });
  if (phone) errors.phone = phone;
  return errors;
}

/** As it is sent: phone numbers as digits only. Only for a draft without errors. */
export function toPickupPerson(draft: PickupPersonDraft): PickupPersonDraft {
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: parsePhone(draft.phone)!.number,
  };
}
