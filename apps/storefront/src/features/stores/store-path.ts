import type { PageAddress } from '../../routing/page-address.ts';

/** The path of the directory of all stores. */
export const DIRECTORY_PATH = '/stores/directory';

/** The store page at a URL: the finder, the directory, a store, or changing the store. */
export interface StorePath {
  /** Four digits or more; absent for the finder and the directory. For a URL without a page, a number that no store has. */
  storeNumber?: string;
  isChange: boolean;
  isDirectory?: boolean;
  /** The state of a page of the directory, in lower case; absent for the page of all states. */
  state?: string;
}

/** Parses the part of a URL after `/stores/`. Numbers are padded, because other sites' links omit leading zeros. */
export function readStorePath(params: PageAddress['params']): StorePath {
  const rest = params['*'] ?? '';
  const directory = /^directory(?:\/([^/]+))?$/i.exec(rest);
  if (directory) {
    const [, state] = directory;
    return { isChange: false, isDirectory: true, ...(state ? { state: state.toLowerCase() } : {}) };
  }
  const storeNumber = rest.replace(/\/change$/, '');
  return storeNumber
    ? { storeNumber: storeNumber.padStart(4, '0'), isChange: storeNumber !== rest }
    : { isChange: false };
}
