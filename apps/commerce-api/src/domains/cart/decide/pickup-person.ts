import type { PickupPerson } from '../../../kernel/database/tables.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';

/** A header of a mail takes no brackets or quotes. */
export const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;

/** @throws ApiError PICKUP_PERSON_INVALID naming the field */
export function checkedPickupPerson(person: PickupPerson): PickupPerson {
  const checked: PickupPerson = {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: person.email.trim(),
    phone: person.phone.replace(/[\s().-]/g, ''),
  };
  const refuse = (field: keyof PickupPerson, message: string) =>
    badRequest('PICKUP_PERSON_INVALID', message, `pickupPerson.${field}`);
  if (!checked.firstName) throw refuse('firstName', 'Enter a first name.');
  if (!checked.lastName) throw refuse('lastName', 'Enter a last name.');
  if (!EMAIL.test(checked.email)) throw refuse('email', 'Invalid email address');
  if (!/^\d{10}$/.test(checked.phone)) throw refuse('phone', 'Invalid phone number');
  return checked;
}
