import type { Static } from 'typebox';
import type { AddItemsBody, AddItemsQuery, RemoveItemQuery } from '@foolscap/cart/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressSchema } from '@foolscap/core/contract';
import { type Address, BUSINESS, CONSUMER, type CountryCode } from '@foolscap/core/vocabulary';
import { CART_CODES, type OrderableKind } from '@foolscap/cart/model';
import { checkAddress } from '../../kernel/addresses/addresses.ts';
import type { Callers, KnownCaller } from '../../kernel/caller/caller.ts';
import { type ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { describeFault } from '../../kernel/http/validation.ts';
import type { CartRequest } from './cart-command.ts';
import type { AddOptions, SpecialAddresses } from './commands/requested-lines.ts';
import { lineNotFound } from './facts/line-facts.ts';

/** Creates the functions that parse cart requests. */
export function createCartRequests(callers: Callers) {
  async function getRequest(request: FastifyRequest, reply: FastifyReply): Promise<CartRequest> {
    // Every command locks the session together with the cart, and rejects a session that was replaced.
    callers.useRecent(request);
    // Reject an invalid key before a guest gets a session.
    const idempotency = getIdempotentRequest(request);
    const { responseType, ux2, ...query } = request.query as KindQuery & {
      responseType?: string;
      ux2?: string;
    };
    const kind = getKind(query);
    return {
      kind,
      caller: await callers.withSession(request, reply),
      idempotency,
      whole: responseType === 'WHOLE',
      related: ux2 === 'true',
    };
  }

  return {
    getRequest,
    /** Like `getRequest`, for calls that name a line. A caller without a session has no lines, so no session is created. */
    async requestOnLines(
      request: FastifyRequest,
      reply: FastifyReply,
      notFound = lineNotFound,
    ): Promise<CartRequest> {
      callers.useRecent(request);
      if (!(await callers.of(request)).session) throw notFound();
      return getRequest(request, reply);
    },
  };
}

const FIELDS = ['specialShipTo', 'specialBillTo'] as const;

/** Query options with the addresses of a special cart, each a base64-encoded JSON address. */
export type SpecialQuery = Partial<Record<(typeof FIELDS)[number] | 'type', string>>;

function decode(text: string, field: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    throw badRequest('INVALID_REQUEST', `${field} must be an address in JSON, as base64.`, field);
  }
}

function checkedAddress(request: FastifyRequest, text: string, field: string, country: CountryCode): Address {
  const value = decode(text, field);
  const validate = request.compileValidationSchema(AddressSchema);
  if (!validate(value)) {
    const fault = validate.errors?.[0];
    const { field: path, message } = fault
      ? describeFault(fault as never)
      : { field: undefined, message: 'The address is not valid.' as const };
    throw badRequest('ADDRESS_INVALID', message, path ? `${field}.${path}` : field);
  }
  checkAddress(value as Address, field, country);
  return value as Address;
}

/**
 * Reads the addresses of a special cart from the query of an add (decision-cart-options); undefined if it has none.
 * @throws ApiError 400 naming the first invalid field, or the option if the call is for another kind of cart or the body also has addresses
 */
export function getSpecialAddresses(
  request: FastifyRequest,
  query: SpecialQuery,
  { addresses }: Pick<AddItemsBody, 'addresses'>,
  country: CountryCode,
): SpecialAddresses | undefined {
  const given = FIELDS.find((field) => query[field] !== undefined);
  if (!given) return undefined;
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
    ...(specialShipTo && { shipTo: checkedAddress(request, specialShipTo, 'specialShipTo', country) }),
    ...(specialBillTo && { billTo: checkedAddress(request, specialBillTo, 'specialBillTo', country) }),
  };
}

/** Query options that select the kind of cart. */
export interface KindQuery {
  type?: 'SPECIAL';
  buyNow?: 'true' | 'false';
}

/** Returns the kind of cart that a call selects. @throws ApiError 400 if it selects two */
export function getKind({ type, buyNow }: KindQuery): OrderableKind {
  if (buyNow !== 'true') return type ?? 'CART';
  if (type)
    throw badRequest('INVALID_REQUEST', 'Name the special cart or the buy-now cart, not both.', 'type');
  return 'BUY_NOW';
}

/**
 * Checks the query option `tenantId` of a cart call against the call's site, which is determined by its host, header or `mmx` flag
 * (decision-tenants). @throws ApiError 400 INVALID_REQUEST for an unknown tenant, TENANT_MISMATCH for the other site
 */
export function checkTenant({ query, tenant }: FastifyRequest): void {
  const { tenantId } = (query ?? {}) as { tenantId?: string };
  if (tenantId === undefined) return;
  const name = tenantId.toLowerCase();
  const known = [CONSUMER, BUSINESS].find(({ fullName, legacy }) => name === fullName || name === legacy);
  if (!known)
    throw badRequest('INVALID_REQUEST', 'tenantId must be one of consumer, sdc, advantage, sba.', 'tenantId');
  if (known.legacy !== tenant)
    throw badRequest('TENANT_MISMATCH', 'This call is for the other site. Leave tenantId out.', 'tenantId');
}

/** Returns the error for a checkout without a cart. */
export const emptyCartError = (): ApiError => notFound(CART_CODES.empty, 'Your cart is empty.');

/**
 * Returns the caller of a checkout call. A caller without a session has no cart to check out, so no session is created.
 * @throws ApiError 404 EMPTY_CART
 */
export async function callerWithCart(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownCaller> {
  if (!(await callers.of(request)).session) throw emptyCartError();
  return callers.withSession(request, reply);
}

export type AddQuery = Static<typeof AddItemsQuery>;
export type RemoveQuery = Static<typeof RemoveItemQuery>;

/** Reads the options of an add from its query and body (decision-cart-options). */
export const getAddOptions = (query: AddQuery, { ignoreHrdAlt }: AddItemsBody): AddOptions => ({
  setsQuantity: query.forceUpdate === 'true',
  ignoresHeld: query.ignoreExistQty === 'true',
  skipsInventory: query.skipInv === 'true',
  keepsOriginals: ignoreHrdAlt === true,
  source: query.source ?? (query.fromCC === 'true' ? 'fromCC' : undefined),
});

/** Reads the options of a removal from its query (cart-7.19). */
export const getRemoveOptions = ({ memItem }: RemoveQuery) => ({ withMemberships: memItem === 'true' });

/**
 * Marks an add whose reply lists related items: whole replies always, others with `ux2`, and none with `skipRelatedProduct` (cart-7.11).
 */
export const withRelated = (request: CartRequest, { skipRelatedProduct }: AddItemsBody): CartRequest => ({
  ...request,
  related: (request.whole || request.related === true) && skipRelatedProduct !== true,
});
