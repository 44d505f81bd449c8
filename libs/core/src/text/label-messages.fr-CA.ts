import type { Translation } from '../messages/index.ts';
import type * as english from './label-messages.ts';

export const LABEL_MESSAGES: Translation<typeof english.LABEL_MESSAGES> = {
  labels: {
    of: (label, value) => `${label} : ${value}`,
  },
};
