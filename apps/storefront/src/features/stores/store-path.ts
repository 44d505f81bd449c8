import type { PageAddress } from '../../routing/page-address.ts';

/** The store page at a URL: the finder, a store, or changing the store. */
export interface StorePath {
  /** Four digits or more; absent for the finder. For a URL without a page, a number that no store has. */
  storeNumber?: string;
  isChange: boolean;
}

/** Parses the part of a URL after `/stores/`. Numbers are padded, because other sites' links omit leading zeros. */
export function readStorePath(params: PageAddress['params']): StorePath {
  const rest = params['*'] ?? '';
  const storeNumber = rest.replace(/\/change$/, '');
  return storeNumber
    ? { storeNumber: storeNumber.padStart(4, '0'), isChange: storeNumber !== rest }
    : { isChange: false };
}
