import type { PageAddress } from './page-address.ts';

/** The page of stores at an address: the finder, a store, or the change of store. */
export interface StorePath {
  /** Four digits or more; absent for the finder. */
  storeNumber?: string;
  isChange: boolean;
}

/** Reads the rest of an address below `/stores/`. Numbers are padded, because links of other sites leave out leading zeros. */
export function readStorePath(params: PageAddress['params']): StorePath {
  const [storeNumber = '', step] = (params['*'] ?? '').split('/');
  return storeNumber
    ? { storeNumber: storeNumber.padStart(4, '0'), isChange: step === 'change' }
    : { isChange: false };
}
