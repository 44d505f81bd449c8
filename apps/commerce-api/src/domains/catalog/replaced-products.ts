import { sql } from 'kysely';

/**
 * Selects whether a product is discontinued and a substitute that can be bought is sold instead. This is the shop's only rule for it, used
 * by tiles, pages, facets, offers, recommendations, lists and orders. A discontinued product without a replacement is sold while its own
 * stock lasts.
 * @param products the table of products, or its alias in the statement
 */
export const isReplaced = (products = 'products') => {
  const conditions = sql.ref(`${products}.sale_conditions`);
  // Few products have a substitute, and the function call costs more than this test.
  return sql<boolean>`(coalesce(${conditions} ? 'substitute', false) and is_replaced(${conditions}))`;
};

/** Selects the number of units of a product that can be sold: its stock, or none while a replacement is sold instead. */
export const selectSoldUnits = sql<number>`case when ${isReplaced()} then 0 else coalesce(stock.available, 0) end`;
