/** S shipping, B billing, SB both, ST store (cart-3.75). */
export const ADDRESS_TYPES = ['S', 'B', 'SB', 'ST'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The wallets that an address can come from (cart-3.76). */
export const WALLET_ADDRESSES = ['ApplePayAddress', 'KlarnaAddress', 'PaypalAddress'] as const;

export interface Phone {
  /** Digits only on the wire. */
  number: string;
  extension?: string;
}

/** A postal address on the wire and in every domain (cart-3, storefront-3.37). Its country is that of the site. */
export interface Address {
  id?: string;
  type?: AddressType;
  firstName?: string;
  lastName?: string;
  organizationName?: string;
  address1: string;
  address2?: string;
  city: string;
  /** The state or the province, by its two letters. */
  state: string;
  country?: string;
  /** ZIP code: five digits, or five and four with a hyphen. In Canada the postal code: `H2Y 1C6`. */
  zipCode: string;
  phones?: Phone[];
  email?: string;
  storeNumber?: string;
  /** The wallet that the address came from. */
  field1?: (typeof WALLET_ADDRESSES)[number];
}

/** Formats the last line of an address as its country's mail does (decision-locales.4). */
const cityLine = ({ city, state, country, zipCode }: Address) =>
  country === 'CA' ? `${city} ${state}  ${zipCode}` : `${city}, ${state} ${zipCode}`;

/** Formats street and city in one line, without names. */
export const formatPlace = (address: Address): string => `${address.address1}, ${cityLine(address)}`;

/** Formats an address as the lines on an envelope. */
export function addressLines(address: Address): string[] {
  return [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.organizationName,
    address.address1,
    address.address2,
    cityLine(address),
  ].filter((line): line is string => Boolean(line));
}
