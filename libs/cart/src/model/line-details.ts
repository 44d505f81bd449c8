import type { CartItem } from '../contract/index.ts';

/** Whether a line is not part of the contract of the buyer's organization. */
export const isOffContract = ({ product }: { product: Pick<CartItem['product'], 'contractInfo'> }): boolean =>
  product.contractInfo?.onContract === false;

/** Whether a line has flags of a business cart: off contract, or a part number of the organization. */
export const hasContractFlags = (line: Pick<CartItem, 'customerSku' | 'product'>): boolean =>
  line.customerSku !== undefined || isOffContract(line);

/** Whether a line has details that the cart page shows below it, beyond product, price, quantity and fulfillment. */
export const hasLineDetails = (line: Pick<CartItem, 'furnSvcInfo' | 'customerSku' | 'product'>): boolean =>
  line.furnSvcInfo !== undefined || hasContractFlags(line);
