import { MAX_LIST_NAME_LENGTH } from './codes.ts';

/** The texts of mistakes in a list's name. */
export const LIST_NAME_MESSAGES = {
  listName: {
    /** Fixed by storefront-5.1. */
    required: 'List name is required',
    tooLong: `Use at most ${MAX_LIST_NAME_LENGTH} characters.`,
    inUse: 'You already have a list with this name.',
  },
};
