/** The facts that decide whether the cart shows a recommended item. */
export interface RecommendedItem {
  /** Whether the recommendation service excluded it. */
  omitted?: boolean;
  unavailable?: boolean;
  /** Units available for delivery; absent if unknown. */
  inventory?: number;
}

/** Lists the recommended items that the cart shows, without those that are excluded, unavailable or out of stock (cart-5.23). */
export const getShownRecommendations = <Item extends RecommendedItem>(items: readonly Item[]): Item[] =>
  items.filter(({ omitted, unavailable, inventory }) => !omitted && !unavailable && inventory !== 0);
