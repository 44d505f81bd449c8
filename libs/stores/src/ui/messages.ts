/** Words of the stores library. */
export const messages = {
  yourStore: 'Your store',
  choose: 'Choose a store',
} as const;
