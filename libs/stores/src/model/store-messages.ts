/** The display name of a store that has none. */
export const STORE_NAME_MESSAGES = {
  store: {
    numbered: (storeNumber: string) => `Store ${storeNumber}`,
  },
};
