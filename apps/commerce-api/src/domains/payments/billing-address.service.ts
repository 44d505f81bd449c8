import { isStoredValue } from '@foolscap/cart/model';
import type { Address } from '@foolscap/core/vocabulary';
import type { SavedBillingAddress } from '@foolscap/payments/contract';
import { checkAddress, storedAddress } from '../../kernel/addresses/addresses.ts';
import { suggestAddress } from '../../kernel/addresses/suggest-address.ts';
import { exactPlaceOfZip } from '../../kernel/geo/zip-places.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { findMembership, permittedAddress } from '../organizations/index.ts';
import type { PaymentContext } from './payment-gateway.ts';
import { createTenderCommands, loadTenders, noSuchTender, type TenderRequest } from './tender-commands.ts';

type Validated = Pick<SavedBillingAddress, 'validation' | 'suggestedAddress'>;

function validate(address: Address): Validated {
  if (!exactPlaceOfZip(address.zipCode)) return { validation: 'UNVERIFIED' };
  const suggestedAddress = suggestAddress(address);
  return suggestedAddress
    ? {
        validation: 'SUGGESTED',
        suggestedAddress: suggestedAddress as NonNullable<Validated['suggestedAddress']>,
      }
    : { validation: 'VERIFIED' };
}

export type BillingAddressService = ReturnType<typeof createBillingAddressService>;

export function createBillingAddressService({ database, now }: Pick<PaymentContext, 'database' | 'now'>) {
  const { checkCart, executeWithReply } = createTenderCommands({ database, now });

  return {
    /**
     * Changes the billing address of a card or wallet on the cart, for this order only (storefront-2.33). A saved card keeps its own
     * address. An address that does not match its ZIP code is saved too, and the reply contains a suggestion (storefront-2.34).
     * @throws ApiError 400 for an invalid address, or a payment that has none; 404 for a payment that is not on the cart
     */
    async setBillingAddress(request: TenderRequest, id: string, address: Address): Promise<object> {
      const { caller, kind } = request;
      await checkCart(caller, kind);
      checkAddress(address, 'billingAddress', caller.country);
      const member = await findMembership(database.db, caller.accountId);
      const permitted = await permittedAddress(database.db, member, 'B', address);
      const billingAddress = storedAddress({ ...permitted, type: 'B' }, 'B');
      return executeWithReply(
        request,
        {
          load: loadTenders,
          apply(_cart, tenders) {
            const tender = tenders.find((each) => each.id === id);
            if (!tender) throw noSuchTender();
            if (isStoredValue(tender) || tender.type === 'ACCOUNT')
              throw badRequest('INVALID_REQUEST', 'This payment has no billing address.', 'id');
            const { cart_id: _cartId, position: _position, ...kept } = tender;
            return {
              tenders: { removals: [id], adds: [{ ...kept, billing_address: billingAddress }] },
              changed: true,
            };
          },
        },
        { billingAddress, ...validate(billingAddress) },
      );
    },
  };
}
