/** Root paths of the two stores. */
export const STORES = ['', '/cc/mmx'] as const;
