/** The facts of a recommended item that decide whether the cart shows it. */
export interface RecommendedItem {
  /** Whether the recommendation service left it out. */
  omitted?: boolean;
  unavailable?: boolean;
  /** Units that can be delivered; absent if unknown. */
  inventory?: number;
}

/** Lists the recommended items that the cart shows: neither omitted nor unavailable, and not out of stock (cart-5.23). */
export const getShownRecommendations = <Item extends RecommendedItem>(items: readonly Item[]): Item[] =>
  items.filter(({ omitted, unavailable, inventory }) => !omitted && !unavailable && inventory !== 0);
