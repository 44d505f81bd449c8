import type { Translation } from '../messages/index.ts';
import type * as english from './money-messages.ts';

export const MONEY_MESSAGES: Translation<typeof english.MONEY_MESSAGES> = {
  money: {
    notAvailable: 'Prix non disponible',
  },
};
