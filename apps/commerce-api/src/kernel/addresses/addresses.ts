import { randomUUID } from 'node:crypto';
import {
  CANADA,
  getCountryRules,
  provincesOfPostalCode,
  US_STATES,
  type Address,
  type CountryCode,
} from '@foolscap/core/vocabulary';
import { isZipOfState, placeOfZip } from '../geo/zip-places.ts';
import { badRequest } from '../http/api-error.ts';

/** @throws ApiError for a province that does not exist, or a postal code that is not in it */
function checkProvince({ state, zipCode }: Address, path: string): void {
  const province = CANADA.regions[state];
  if (province === undefined)
    throw badRequest('ADDRESS_INVALID', 'Choose a province or territory of Canada.', `${path}.state`);
  const postalCode = CANADA.readPostalCode(zipCode)!;
  if (!provincesOfPostalCode(postalCode).includes(state))
    throw badRequest(
      'ADDRESS_INVALID',
      `Postal code ${postalCode} is not in ${province}. Check the postal code and the province.`,
      `${path}.zipCode`,
    );
}

/** @throws ApiError for a state that does not exist, or a ZIP code that is not in it */
function checkState(address: Address, path: string): void {
  if (!(address.state in US_STATES)) {
    throw badRequest('ADDRESS_INVALID', 'Choose a state of the United States.', `${path}.state`);
  }
  if (!placeOfZip(address.zipCode)) {
    throw badRequest(
      'ADDRESS_INVALID',
      `We couldn’t find ZIP code ${address.zipCode}. Check the ZIP code.`,
      `${path}.zipCode`,
    );
  }
  if (!isZipOfState(address.zipCode, address.state)) {
    const state = US_STATES[address.state as keyof typeof US_STATES];
    throw badRequest(
      'ADDRESS_INVALID',
      `ZIP code ${address.zipCode} is not in ${state}. Check the ZIP code and the state.`,
      `${path}.zipCode`,
    );
  }
}

/**
 * Checks the address rules that schemas cannot express: it is not a store's address, it is in the site's country, the state or province
 * exists, and the ZIP or postal code is in it.
 */
export function checkAddress(address: Address, path: string, country: CountryCode): void {
  if (address.type === 'ST') {
    throw badRequest('ADDRESS_INVALID', 'Choose a store as the delivery option of a line.', `${path}.type`);
  }
  if (address.country !== undefined && address.country !== country)
    throw badRequest('INVALID_REQUEST', `${path}.country must be ${country}.`, `${path}.country`);
  if (getCountryRules(country).readPostalCode(address.zipCode) === undefined) {
    const message = country === 'CA' ? 'Enter a valid postal code.' : 'Enter a valid ZIP code.';
    throw badRequest('INVALID_REQUEST', message, `${path}.zipCode`);
  }
  if (country === 'CA') checkProvince(address, path);
  else checkState(address, path);
  for (const name of ['firstName', 'lastName', 'address1', 'city'] as const) {
    if (!address[name]?.trim())
      throw badRequest('ADDRESS_INVALID', `${name} must not be empty.`, `${path}.${name}`);
  }
}

export function checkAddresses(addresses: readonly Address[], country: CountryCode): void {
  addresses.forEach((address, index) => checkAddress(address, `addresses[${index}]`, country));
  if (addresses.length === 2 && addresses[0]?.type === addresses[1]?.type) {
    throw badRequest('ADDRESS_INVALID', 'Send one shipping address and one of type B.', 'addresses[1].type');
  }
}

/**
 * Normalizes an address for storage: an id, the country of its state or province, the usual form of the ZIP or postal code, and no
 * surrounding spaces.
 */
export function storedAddress(address: Address, type: 'S' | 'B'): Address {
  const trimmed: Address = { ...address };
  for (const name of Object.keys(trimmed) as (keyof Address)[]) {
    const value = trimmed[name];
    if (typeof value === 'string') Object.assign(trimmed, { [name]: value.trim() });
  }
  const rules = getCountryRules(Object.hasOwn(CANADA.regions, trimmed.state) ? 'CA' : 'US');
  const zipCode = rules.readPostalCode(trimmed.zipCode) ?? trimmed.zipCode;
  return {
    ...trimmed,
    zipCode,
    id: address.id ?? randomUUID(),
    type: address.type ?? type,
    country: rules.code,
  };
}
