import { BADGE_MESSAGES } from './model/badge-messages.ts';
import { RECOMMENDATION_HEADING_MESSAGES } from './model/recommendation-heading-messages.ts';
import { COMPARE_MESSAGES } from './ui/compare-messages.ts';
import { TILE_DRAWER_MESSAGES } from './ui/drawer-messages.ts';
import { TILES_MESSAGES } from './ui/messages.ts';
import { TILE_NUMBER_MESSAGES } from './ui/number-messages.ts';
import { RECOMMENDATION_MESSAGES } from './ui/recommendation-messages.ts';
import { SPONSORED_MESSAGES } from './ui/sponsored-messages.ts';
import { SWATCH_MESSAGES } from './ui/swatch-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
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
