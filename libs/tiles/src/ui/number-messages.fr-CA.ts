import type { Translation } from '@foolscap/core/messages';
import type * as english from './number-messages.ts';

export const TILE_NUMBER_MESSAGES: Translation<typeof english.TILE_NUMBER_MESSAGES> = {
  numbers: {
    yourPartNumber: (partNumber) => `Votre numéro de pièce : ${partNumber}`,
  },
};
