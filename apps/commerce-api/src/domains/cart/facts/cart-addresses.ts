import { type Address } from '@foolscap/core/vocabulary';
import { storedAddress } from '../../../kernel/addresses/addresses.ts';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { findMembership, permittedAddress } from '../../organizations/index.ts';
import type { CartEntries } from '../cart-types.ts';
import type { SpecialAddresses } from '../commands/special-addresses.ts';

/**
 * Returns the addresses of a request as entries of the cart; members of an organization may be limited to its addresses.
 * @throws ApiError for an address that the caller may not use
 */
export async function addressEntries(
  trx: Db,
  caller: Caller,
  addresses: readonly Address[] | undefined,
): Promise<Pick<CartEntries, 'shippingAddress' | 'billingAddress'>> {
  const wanted = addresses?.find(({ type }) => type !== 'B');
  const billing = addresses?.find(({ type }) => type === 'B' || type === 'SB');
  const member = addresses && (await findMembership(trx, caller.accountId));
  const shippingAddress = wanted && (await permittedAddress(trx, member, 'S', wanted));
  const billingAddress = billing && (await permittedAddress(trx, member, 'B', billing));
  return {
    ...(shippingAddress ? { shippingAddress: storedAddress(shippingAddress, 'S') } : {}),
    ...(billingAddress ? { billingAddress: storedAddress(billingAddress, 'B') } : {}),
  };
}

/**
 * Returns the addresses of a special cart as its entries; members of an organization may be limited to its addresses.
 * @throws ApiError for an address that the caller may not use
 */
export async function specialEntries(
  trx: Db,
  caller: Caller,
  { shipTo, billTo }: SpecialAddresses,
): Promise<Pick<CartEntries, 'shippingAddress' | 'specialBillTo'>> {
  if (!shipTo && !billTo) return {};
  const { shippingAddress, billingAddress } = await addressEntries(trx, caller, [
    ...(shipTo ? [{ ...shipTo, type: 'S' as const }] : []),
    ...(billTo ? [{ ...billTo, type: 'B' as const }] : []),
  ]);
  return {
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(billingAddress ? { specialBillTo: billingAddress } : {}),
  };
}
