import type { Translation } from '@foolscap/core/messages';
import type * as english from './auto-restock-messages.ts';

export const AUTO_RESTOCK_SCREEN_MESSAGES: Translation<typeof english.AUTO_RESTOCK_SCREEN_MESSAGES> = {
  autoRestockPages: {
    note: 'Des articles que nous commandons pour vous à intervalles réguliers. Modifiez-les, sautez-les ou annulez-les en tout temps.',
    needsScript:
      'La modification du réapprovisionnement automatique exige JavaScript. Activez-le dans votre navigateur et rechargez cette page.',
  },
};
