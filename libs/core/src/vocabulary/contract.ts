/** The method that set a business price: by contract, or MPI, the market price (cart-9.23). */
export const PRICE_METHODS = ['CONTRACT', 'MPI'] as const;
export type PriceMethod = (typeof PRICE_METHODS)[number];

/** The relation of an item to the contract of a business member's organization. */
export interface ContractInfo {
  onContract: boolean;
  priceMethod: PriceMethod;
}

/** A contract flag shown next to an item. `tone` is its badge's. */
export interface ContractFlag {
  kind: 'on-contract' | 'off-contract' | 'market-price';
  label: string;
  tone: 'success' | 'warning' | 'neutral';
}

/** Checks whether an item is not part of the contract of the buyer's organization. */
export const isOffContract = (info: ContractInfo | undefined): boolean => info?.onContract === false;

/**
 * Returns the flags of an item, the same on product pages and in carts (decision-new-customer.2); none without an organization.
 *
 * @param isContractOnly whether the organization buys on-contract items only, so that an off-contract item is an exception
 */
export function getContractFlags(info: ContractInfo | undefined, isContractOnly = false): ContractFlag[] {
  if (!info) return [];
  return [
    info.onContract
      ? { kind: 'on-contract', label: 'On contract', tone: 'success' }
      : { kind: 'off-contract', label: 'Off contract', tone: isContractOnly ? 'warning' : 'neutral' },
    ...(info.priceMethod === 'MPI'
      ? [{ kind: 'market-price', label: 'Market price', tone: 'neutral' } as const]
      : []),
  ];
}
