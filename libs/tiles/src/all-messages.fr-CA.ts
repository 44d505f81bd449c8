import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { BADGE_MESSAGES } from './model/badge-messages.fr-CA.ts';
import { RECOMMENDATION_HEADING_MESSAGES } from './model/recommendation-heading-messages.fr-CA.ts';
import { COMPARE_MESSAGES } from './ui/compare-messages.fr-CA.ts';
import { TILE_DRAWER_MESSAGES } from './ui/drawer-messages.fr-CA.ts';
import { TILES_MESSAGES } from './ui/messages.fr-CA.ts';
import { TILE_NUMBER_MESSAGES } from './ui/number-messages.fr-CA.ts';
import { RECOMMENDATION_MESSAGES } from './ui/recommendation-messages.fr-CA.ts';
import { SPONSORED_MESSAGES } from './ui/sponsored-messages.fr-CA.ts';
import { SWATCH_MESSAGES } from './ui/swatch-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...BADGE_MESSAGES,
  ...COMPARE_MESSAGES,
  ...TILE_DRAWER_MESSAGES,
  ...TILES_MESSAGES,
  ...TILE_NUMBER_MESSAGES,
  ...RECOMMENDATION_MESSAGES,
  ...RECOMMENDATION_HEADING_MESSAGES,
  ...SPONSORED_MESSAGES,
  ...SWATCH_MESSAGES,
};
