import { isOffContract } from '@foolscap/core/vocabulary';
import type { CartItem } from '../contract/index.ts';

/** Checks whether a line has business cart flags: off contract, or a part number of the organization. */
export const hasContractFlags = (line: Pick<CartItem, 'customerSku' | 'product'>): boolean =>
  line.customerSku !== undefined || isOffContract(line.product.contractInfo);

type Stocked = Pick<CartItem, 'status' | 'qty' | 'inventory'>;

/** Checks whether a line cannot be ordered as it is, so that the cart suggests alternatives (cart-2.28). */
export const needsAlternatives = ({ status, qty, inventory }: Stocked): boolean =>
  status === 'INVALID' || qty > (inventory.items[0]?.availablequantity ?? qty);

/** Checks whether a line has details that the cart page shows below it, beyond product, price, quantity and fulfillment. */
export const hasLineDetails = (line: CartItem): boolean =>
  needsAlternatives(line) ||
  [
    line.furnSvcInfo,
    line.altItem,
    line.surchargeAlts,
    line.warrantySkuIds,
    line.optionSkuIds,
    line.techHelpSkuIds,
    line.requiredItemIds,
  ].some(Boolean) ||
  hasContractFlags(line);
