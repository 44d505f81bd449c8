import type { Address, CountryRules, Phone, ZipCodePlace } from '@foolscap/core/vocabulary';
import { UNITED_STATES, parsePhone, phoneError } from '@foolscap/core/vocabulary';
import { normalizeText } from '@foolscap/core/text';
import type { CheckoutInfo } from '../contract/index.ts';
import { ADDRESS_MESSAGES } from './address-messages.ts';

export { addressLines } from '@foolscap/core/vocabulary';

/** The field values of the address form. */
export interface AddressDraft {
  firstName: string;
  lastName: string;
  organizationName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
}

export const EMPTY_ADDRESS: AddressDraft = {
  firstName: '',
  lastName: '',
  organizationName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
};

export type AddressErrors = Partial<Record<keyof AddressDraft, string>>;

/**
 * Validates an address; errors by field. The texts for phone and ZIP code are the specification's (storefront-5.5).
 *
 * @param rules of the site's country
 */
export function checkAddress(
  draft: AddressDraft,
  { addressErrors: texts } = ADDRESS_MESSAGES,
  { code, regions, readPostalCode, isInRegion }: CountryRules = UNITED_STATES,
): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of ['firstName', 'lastName', 'address1', 'city'] as const)
    if (!normalizeText(draft[field])) errors[field] = texts[field];
  if (!(draft.state in regions)) errors.state = texts.state;
  const zipCode = normalizeText(draft.zipCode);
  if (!zipCode) errors.zipCode = texts.zipCode;
  else {
    const read = readPostalCode(zipCode);
    if (read === undefined) errors.zipCode = texts.zipCodeInvalid;
    else if (!errors.state && isInRegion?.(read, draft.state) === false)
      errors.zipCode = texts.zipCodeElsewhere;
  }
  const phone = phoneError(draft.phone, { country: code });
  if (phone) errors.phone = phone;
  return errors;
}

/** The city and state that were filled in for the shopper. */
export type FilledPlace = Partial<Pick<AddressDraft, 'city' | 'state'>>;

/** Returns the five digits of a typed ZIP code; undefined until they are complete. */
export const getZipDigits = (zipCode: string): string | undefined =>
  /^(\d{5})/.exec(normalizeText(zipCode))?.[1];

/**
 * Fills in the city and state of a draft's ZIP code. What the shopper typed is kept; only fields that are empty, or were filled in for an
 * earlier code, change.
 *
 * @param filled what was filled in before
 * @returns undefined if nothing changes
 */
export function fillPlace(
  draft: AddressDraft,
  place: ZipCodePlace,
  filled: FilledPlace = {},
): FilledPlace | undefined {
  if (place.zipCode !== getZipDigits(draft.zipCode)) return undefined;
  const isFree = (name: 'city' | 'state') => !normalizeText(draft[name]) || draft[name] === filled[name];
  const changes: FilledPlace = {
    ...(isFree('city') && draft.city !== place.city ? { city: place.city } : {}),
    ...(isFree('state') && draft.state !== place.state ? { state: place.state } : {}),
  };
  return Object.keys(changes).length ? changes : undefined;
}

/** Converts a draft without errors to the wire format. @param rules of the site's country */
export function toAddress(
  draft: AddressDraft,
  { code, readPostalCode }: CountryRules = UNITED_STATES,
): Address {
  const optional = (name: 'organizationName' | 'address2') =>
    normalizeText(draft[name]) ? { [name]: normalizeText(draft[name]) } : {};
  return {
    type: 'S',
    firstName: normalizeText(draft.firstName),
    lastName: normalizeText(draft.lastName),
    ...optional('organizationName'),
    address1: normalizeText(draft.address1),
    ...optional('address2'),
    city: normalizeText(draft.city),
    state: draft.state,
    country: code,
    zipCode: readPostalCode(draft.zipCode) ?? normalizeText(draft.zipCode),
    phones: [parsePhone(draft.phone)!],
  };
}

/** Returns a phone number for the phone field, which formats ten digits itself. */
function phoneText({ number, extension }: Partial<Phone> = {}): string {
  if (!number || !extension) return number ?? '';
  return `${number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')} x${extension}`;
}

export function toDraft(address: Address | undefined): AddressDraft {
  if (!address) return EMPTY_ADDRESS;
  return {
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    organizationName: address.organizationName ?? '',
    address1: address.address1,
    address2: address.address2 ?? '',
    city: address.city,
    state: address.state,
    zipCode: address.zipCode,
    phone: phoneText(address.phones?.[0]),
  };
}

/** Returns the initial values of an address form: the saved address, otherwise the pickup person's name and phone. */
export const suggestAddress = ({
  shippingAddress,
  pickupPerson,
}: Pick<CheckoutInfo, 'shippingAddress' | 'pickupPerson'>): AddressDraft => {
  if (shippingAddress) return toDraft(shippingAddress);
  if (!pickupPerson) return EMPTY_ADDRESS;
  const { firstName, lastName, phone } = pickupPerson;
  return { ...EMPTY_ADDRESS, firstName, lastName, phone };
};
