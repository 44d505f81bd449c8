import type { PageAddress } from '../../routing/page-address.ts';

/** The page of stores at an address: the finder, a store, or the change of store. */
export interface StorePath {
  /** Four digits or more; absent for the finder. At an address that has no page it is one that no store has. */
  storeNumber?: string;
  isChange: boolean;
}

/** Reads the rest of an address below `/stores/`. Numbers are padded, because links of other sites leave out leading zeros. */
export function readStorePath(params: PageAddress['params']): StorePath {
  const rest = params['*'] ?? '';
  const storeNumber = rest.replace(/\/change$/, '');
  return storeNumber
    ? { storeNumber: storeNumber.padStart(4, '0'), isChange: storeNumber !== rest }
    : { isChange: false };
}
