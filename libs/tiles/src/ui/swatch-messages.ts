/** The English messages of the colors on tiles. They load with the first tile that has any. */
export const SWATCH_MESSAGES = {
  swatches: {
    colors: (title: string) => `Color of ${title}`,
    soldOut: (color: string) => `${color}, out of stock`,
    more: 'more colors',
  },
};

/** All messages of the colors on tiles. */
export type SwatchMessageTables = typeof SWATCH_MESSAGES;
