import type { ColumnType, Generated } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Benefit, Conditions } from '@foolscap/pricing/model';
import type { Instant, Json, Optional } from '../../kernel/database/column-types.ts';

/** A promotion or coupon; `Promotion` of the cart's model describes the columns. */
export interface PromotionsTable {
  id: string;
  /** Null for both sites. */
  tenant: Optional<TenantId>;
  code: Optional<string>;
  name: string;
  scope: 'ITEM' | 'CART';
  priority: Generated<number>;
  conditions: ColumnType<Conditions, string | undefined, string>;
  /** The categories of the conditions with those below them; kept by triggers. */
  categories: ColumnType<Pick<Conditions, 'categoryIds' | 'excludedCategoryIds'>, never, never>;
  benefit: Json<Benefit>;
  combines: Generated<boolean>;
  checkout_only: Generated<boolean>;
  limit_per_order: Optional<number>;
  limit_per_person: Optional<number>;
  limit_total: Optional<number>;
  /** Orders that used it. */
  used: Generated<number>;
  valid_from: Optional<Date>;
  valid_until: Optional<Date>;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
  created_at: Instant;
}

/** A coupon that the shopper entered. */
export interface CartCouponsTable {
  cart_id: string;
  promotion_id: string;
  created_at: Instant;
}

/** A promotion that an order used. */
export interface PromotionUsesTable {
  promotion_id: string;
  order_number: string;
  account_id: string | null;
  session_id: string | null;
  /** The email address of the order, in lower case, and its ship-to address as a key; null for orders without, and on the business site. */
  email: Optional<string>;
  address: Optional<string>;
  created_at: Instant;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    cart_coupons: CartCouponsTable;
    promotions: PromotionsTable;
    promotion_uses: PromotionUsesTable;
  }
}
