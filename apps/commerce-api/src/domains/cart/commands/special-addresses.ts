import type { FastifyRequest } from 'fastify';
import type { AddItemsBody } from '@foolscap/cart/contract';
import { AddressSchema } from '@foolscap/core/contract';
import type { Address } from '@foolscap/core/vocabulary';
import { checkAddress } from '../../../kernel/addresses/addresses.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { describeFault } from '../../../kernel/http/validation.ts';

const FIELDS = ['specialShipTo', 'specialBillTo'] as const;

/** The query options with the addresses of a special cart, each the base64 of an address in JSON. */
export type SpecialQuery = Partial<Record<(typeof FIELDS)[number] | 'type', string>>;

/** The addresses that a special cart begins with. */
export interface SpecialAddresses {
  shipTo?: Address;
  billTo?: Address;
}

function decode(text: string, field: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    throw badRequest('INVALID_REQUEST', `${field} must be an address in JSON, as base64.`, field);
  }
}

function checkedAddress(request: FastifyRequest, text: string, field: string): Address {
  const value = decode(text, field);
  const validate = request.compileValidationSchema(AddressSchema);
  if (!validate(value)) {
    const fault = validate.errors?.[0];
    const { field: path, message } = fault ? describeFault(fault as never) : { field: '', message: '' };
    throw badRequest(
      'ADDRESS_INVALID',
      message || 'The address is not valid.',
      path ? `${field}.${path}` : field,
    );
  }
  checkAddress(value as Address, field);
  return value as Address;
}

/**
 * Reads the addresses of a special cart from the query of an add (decision-cart-options).
 * @throws ApiError 400 naming the first wrong field, or the option where the call is not about a special cart or the body has addresses too
 */
export function getSpecialAddresses(
  request: FastifyRequest,
  query: SpecialQuery,
  { addresses }: Pick<AddItemsBody, 'addresses'>,
): SpecialAddresses {
  const given = FIELDS.find((field) => query[field] !== undefined);
  if (!given) return {};
  if (query.type !== 'SPECIAL')
    throw badRequest('INVALID_REQUEST', `${given} is for special carts. Add type=SPECIAL.`, given);
  if (addresses)
    throw badRequest(
      'INVALID_REQUEST',
      `Send the addresses of the special cart once, in ${given}.`,
      'addresses',
    );
  const { specialShipTo, specialBillTo } = query;
  return {
    ...(specialShipTo && { shipTo: checkedAddress(request, specialShipTo, 'specialShipTo') }),
    ...(specialBillTo && { billTo: checkedAddress(request, specialBillTo, 'specialBillTo') }),
  };
}
