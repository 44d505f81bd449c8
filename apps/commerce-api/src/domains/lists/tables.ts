import type { Generated } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ListAccessLevel } from '@foolscap/lists/model';
import type { Optional } from '../../kernel/database/column-types.ts';

/** Shopping lists, and the public link of each. */
export interface ShoppingListsTable {
  id: string;
  tenant: TenantId;
  /** The owner: a guest's session or an account, never both. */
  session_id: Optional<string>;
  account_id: Optional<string>;
  /** The organization that a shared or global list belongs to; null for a personal one. */
  organization_id: Optional<string>;
  name: string;
  /** `nameKey` of the name; unique per owner. */
  name_key: string;
  access_level: ListAccessLevel;
  members_read_only: Generated<boolean>;
  /** Kept by the commands, which lock the row. */
  item_count: Generated<number>;
  /** Increases with each change of the list or its items. */
  revision: Generated<number>;
  /** Unguessable; null without a public link. */
  link_id: Optional<string>;
  link_created_at: Optional<Date>;
  modified_at: Date;
  created_at: Date;
}

export interface ShoppingListItemsTable {
  id: string;
  list_id: string;
  /** Once per list. */
  sku: string;
  qty: number;
  note: Generated<string>;
  /** Order within the list; a moved item is placed in the middle of its new neighbors. */
  position: number;
  /** US cents of a unit when it was added; null if it had no price. */
  saved_price_minor: Optional<number>;
  saved_in_stock: boolean;
  added_at: Date;
}

/** The lists that an account or a guest has marked as favorites. */
export interface FavoriteListsTable {
  id: string;
  list_id: string;
  session_id: Optional<string>;
  account_id: Optional<string>;
  created_at: Date;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    shopping_lists: ShoppingListsTable;
    shopping_list_items: ShoppingListItemsTable;
    favorite_lists: FavoriteListsTable;
  }
}
