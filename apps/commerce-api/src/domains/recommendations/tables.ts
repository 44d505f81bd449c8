import type { Generated } from 'kysely';

/** An order whose purchases are to be counted (again). */
export interface PurchaseQueueTable {
  id: Generated<number>;
  /** `(shop)`, or the source of an imported sales history, whose name has no parentheses. */
  source: string;
  order_id: string;
}

/** The items of an order, as they were counted. */
export interface PurchaseBasketsTable {
  source: string;
  order_id: string;
  /** The account or session, or the hashed customer of a sales history; null if unknown. */
  buyer: string | null;
  /** `2026-11-21` */
  ordered_on: string;
  skus: string[];
}

/** The purchases of an item, counted with and without decay. */
export interface PurchasedItemsTable {
  sku: string;
  baskets: number;
  /** Sum of the weights of its orders; see `getOrderWeight`. */
  weight: number;
  /** When its neighbors were computed; null if they are out of date. */
  neighbors_at: Date | null;
}

/** The orders with two items, counted; each pair is stored in both directions. */
export interface PurchasedPairsTable {
  sku: string;
  other_sku: string;
  baskets: number;
  weight: number;
  /** One of its buyers; null if unknown. */
  buyer: string | null;
  /** Whether buyers other than that one bought both; only such pairs are recommended. */
  has_several_buyers: boolean;
}

/** The totals of all orders; one row. */
export interface PurchaseTotalsTable {
  baskets: number;
  weight: number;
  /** The predictive value of habits; see `getRepeatRate`. */
  repeat_rate: number;
  repeat_rate_at: Date | null;
}

/** The items most associated with an item, best first. */
export interface ItemNeighborsTable {
  sku: string;
  rank: number;
  other_sku: string;
  score: number;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    purchase_queue: PurchaseQueueTable;
    purchase_baskets: PurchaseBasketsTable;
    purchased_items: PurchasedItemsTable;
    purchased_pairs: PurchasedPairsTable;
    item_neighbors: ItemNeighborsTable;
    purchase_totals: PurchaseTotalsTable;
  }
}
