import { sql } from 'kysely';

/**
 * Selects whether a product is discontinued and another one, which can be bought, is sold in its place: the one rule of the shop for tiles, pages,
 * facets, offers, recommendations, lists and orders. A discontinued product that is not replaced is sold while its own stock lasts.
 * @param products the table of products, or its alias in the statement
 */
export const isReplaced = (products = 'products') => {
  const conditions = sql.ref(`${products}.sale_conditions`);
  // Few products have a substitute, and the call costs more than the test.
  return sql<boolean>`(coalesce(${conditions} ? 'substitute', false) and is_replaced(${conditions}))`;
};

/** Selects the units of a product that are sold: those in the table `stock`, or none while another product is sold in its place. */
export const selectSoldUnits = sql<number>`case when ${isReplaced()} then 0 else coalesce(stock.available, 0) end`;
