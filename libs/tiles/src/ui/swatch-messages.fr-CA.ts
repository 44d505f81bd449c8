import type { Translation } from '@foolscap/core/messages';
import type * as english from './swatch-messages.ts';

export const SWATCH_MESSAGES: Translation<typeof english.SWATCH_MESSAGES> = {
  swatches: {
    colors: (title) => `Couleur de ${title}`,
    soldOut: (color) => `${color}, en rupture de stock`,
    more: 'autres couleurs',
  },
};
