import { partNumberNote } from '@foolscap/core/vocabulary';

/** The English messages about item numbers. They load with the variants of tiles that show them. */
export const TILE_NUMBER_MESSAGES = {
  numbers: {
    yourPartNumber: partNumberNote,
  },
};

/** All messages about item numbers. */
export type TileNumberMessageTables = typeof TILE_NUMBER_MESSAGES;
