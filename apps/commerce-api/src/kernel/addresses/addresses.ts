import { randomUUID } from 'node:crypto';
import { readFullZipCode, US_STATES, type Address } from '@foolscap/core/vocabulary';
import { isZipOfState, placeOfZip } from '../geo/zip-places.ts';
import { badRequest } from '../http/api-error.ts';

/**
 * Checks the address rules that schemas cannot express: it is not a store's address, the state exists, and the ZIP code is in that state.
 */
export function checkAddress(address: Address, path: string): void {
  if (address.type === 'ST') {
    throw badRequest('ADDRESS_INVALID', 'Choose a store as the delivery option of a line.', `${path}.type`);
  }
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
  for (const name of ['firstName', 'lastName', 'address1', 'city'] as const) {
    if (!address[name]?.trim())
      throw badRequest('ADDRESS_INVALID', `${name} must not be empty.`, `${path}.${name}`);
  }
}

export function checkAddresses(addresses: readonly Address[]): void {
  addresses.forEach((address, index) => checkAddress(address, `addresses[${index}]`));
  if (addresses.length === 2 && addresses[0]?.type === addresses[1]?.type) {
    throw badRequest('ADDRESS_INVALID', 'Send one shipping address and one of type B.', 'addresses[1].type');
  }
}

/** Normalizes an address for storage: an id, the country, a hyphen in the ZIP code, and no surrounding spaces. */
export function storedAddress(address: Address, type: 'S' | 'B'): Address {
  const trimmed: Address = { ...address };
  for (const name of Object.keys(trimmed) as (keyof Address)[]) {
    const value = trimmed[name];
    if (typeof value === 'string') Object.assign(trimmed, { [name]: value.trim() });
  }
  const zipCode = readFullZipCode(trimmed.zipCode) ?? trimmed.zipCode;
  return { ...trimmed, zipCode, id: address.id ?? randomUUID(), type: address.type ?? type, country: 'US' };
}
