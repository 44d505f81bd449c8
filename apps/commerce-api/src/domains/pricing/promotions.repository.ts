import { sql, type RawBuilder } from 'kysely';
import type { Address, TenantId } from '@foolscap/core/vocabulary';
import type { Promotion, SaleConditions } from '@foolscap/pricing/model';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import type { Picture } from '../media/index.ts';
import { selectMembershipProgram } from '../memberships/index.ts';

/** The cart that promotions are read for. */
export interface PromotionsCart {
  id: string;
  tenant: TenantId;
  account_id: string | null;
  session_id: string | null;
  /** Email address entered by a guest. */
  email: string | null;
  shipping_address: Address | null;
  /** The promotions of the coupons that a change gives the cart; by default those of its current coupons. */
  coupons?: readonly string[] | undefined;
}

/** The data by which limits identify a person: account or session, and the order's email and ship-to address. */
type PromotionPerson = Pick<
  PromotionsCart,
  'tenant' | 'account_id' | 'session_id' | 'email' | 'shipping_address'
>;

/** Counts how often a person has used a promotion. For an account, its own email address counts, not the one on the cart. */
const countUses = ({ tenant, account_id, session_id, email, shipping_address }: PromotionPerson) =>
  sql<number>`(select count(*) from promotion_uses uses where uses.promotion_id = promotions.id
    and (uses.account_id = ${account_id}::uuid or uses.session_id = ${session_id}::uuid
      or uses.email = ${
        account_id === null
          ? sql`${email === null ? null : getEmailKey(email)}::text`
          : sql`(select accounts.email from accounts where accounts.id = ${account_id}::uuid)`
      }
      or uses.address = get_promotion_address(${tenant}, ${shipping_address && JSON.stringify(shipping_address)}::jsonb)))`;

/** Selects whether a promotion is for the cart's owner, since some are only for members of a membership program. */
const isForOwner = ({ account_id }: PromotionsCart, now: Date): RawBuilder<boolean> =>
  account_id === null
    ? sql<boolean>`not (promotions.conditions ? 'membership')`
    : sql<boolean>`(not (promotions.conditions ? 'membership') or promotions.conditions ->> 'membership'
        = ${selectMembershipProgram(account_id, now)})`;

/** Selects whether the cart's owner is the rewards member that a promotion is for. */
const isForRewards = ({ account_id }: PromotionsCart): RawBuilder<boolean> =>
  account_id === null
    ? sql<boolean>`not (promotions.conditions ? 'rewards')`
    : sql<boolean>`(not (promotions.conditions ? 'rewards') or exists (select from accounts
        where accounts.id = ${account_id}::uuid and accounts.rewards_no is not null
          and accounts.rewards_no = coalesce(promotions.conditions -> 'rewards' ->> 'rewardsNo', accounts.rewards_no)))`;

/** An item that a promotion gives away, with the facts that a cart needs. */
export interface OfferedItem {
  itemId: string;
  name: string;
  picture: Picture;
  uom: string;
  /** The public price in US cents; absent for items that are not sold. */
  price?: number;
  /** Units available for delivery. */
  available: number;
  conditions?: SaleConditions;
}

/** A promotion, with the items that it gives away. */
export type CartPromotion = Promotion & {
  /** In display order. Items that the shop no longer has are omitted. */
  offered?: readonly OfferedItem[];
};

const offeredItems = sql`case when promotions.benefit ->> 'type' = 'FREE_ITEM' then (
    select coalesce(jsonb_agg(jsonb_build_object('itemId', products.sku, 'name', products.name, 'picture', products.picture, 'uom', products.uom,
        'price', products.price_minor, 'available', coalesce(stock.available, 0), 'conditions', products.sale_conditions) order by ids.position), '[]')
      from jsonb_array_elements_text(promotions.benefit -> 'itemIds') with ordinality as ids (sku, position)
        join products on products.sku = ids.sku and products.published left join stock on stock.sku = products.sku) end`;

/** Null columns are stripped, so that a row is a `Promotion`. */
const columns = (cart: PromotionsCart, now: Date) => sql`jsonb_strip_nulls(jsonb_build_object(
    'id', promotions.id, 'code', promotions.code, 'name', promotions.name, 'scope', promotions.scope,
    'priority', promotions.priority, 'benefit', promotions.benefit, 'combines', promotions.combines,
    'conditions', promotions.conditions || promotions.categories,
    'checkoutOnly', promotions.checkout_only, 'limitPerOrder', promotions.limit_per_order,
    'usesLeft', least(promotions.limit_total - promotions.used, case when promotions.limit_per_person is not null
      then promotions.limit_per_person - ${countUses(cart)} end),
    'offered', ${offeredItems},
    'membersOnly', case when not ${isForOwner(cart, now)} then true end,
    'otherRewardsMember', case when not ${isForRewards(cart)} then true end,
    'validFrom', to_char(promotions.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'validUntil', to_char(promotions.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;

/**
 * Selects a cart's promotions as one JSON array: those for every cart that are currently valid, and the entered coupons, valid or not, so
 * that a reply can explain why one is not applied.
 */
export const selectPromotions = (cart: PromotionsCart, now: Date): RawBuilder<CartPromotion[]> => sql<
  CartPromotion[]
>`
  (select coalesce(jsonb_agg(${columns(cart, now)}), '[]') from promotions
    where coalesce(promotions.tenant, ${cart.tenant}) = ${cart.tenant}
      and ((promotions.code is null and ${isForOwner(cart, now)} and ${isForRewards(cart)}
          and coalesce(promotions.valid_from, ${now}::timestamptz) <= ${now}::timestamptz
          and coalesce(promotions.valid_until, 'infinity') > ${now}::timestamptz)
        or promotions.id ${
          cart.coupons
            ? sql`= any(${cart.coupons}::text[])`
            : sql`in (select promotion_id from cart_coupons where cart_id = ${cart.id}::uuid)`
        }))`;

/** Finds a promotion by its code (case-insensitive) on a tenant's site. */
export async function findCoupon(db: Db, tenant: TenantId, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('promotions')
    .select('id')
    .where(sql<boolean>`upper(code) = upper(${code})`)
    .where(sql<boolean>`coalesce(tenant, ${tenant}) = ${tenant}`)
    // A code for one site takes precedence over a code for both.
    .orderBy('tenant', (order) => order.asc().nullsLast())
    .executeTakeFirst();
  return row?.id;
}

/** Lists the promotions of a cart's coupons, in the order in which they were entered. */
export async function listCartCoupons(db: Db, cartId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_coupons')
    .select('promotion_id')
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ promotion_id }) => promotion_id);
}

/** Replaces the coupons of a cart. The cart must be locked. */
export async function saveCoupons(trx: Db, cartId: string, promotionIds: readonly string[]): Promise<void> {
  await sql`delete from cart_coupons where cart_id = ${cartId} and not promotion_id = any(${promotionIds}::text[])`.execute(
    trx,
  );
  await sql`insert into cart_coupons (cart_id, promotion_id) select ${cartId}::uuid, unnest(${promotionIds}::text[])
    on conflict do nothing`.execute(trx);
}

/**
 * Counts an order's use of promotions, in the transaction that places it. If two orders want the last use, only one gets it. Uses are
 * counted in the same way as by `selectPromotions`.
 * @param cart cart with the order's email and ship-to address
 * @returns false if a limit was reached in the meantime; the caller rolls back
 */
export async function usePromotions(
  trx: Db,
  orderNumber: string,
  cart: PromotionPerson,
  applied: readonly { promotionId: string }[],
): Promise<boolean> {
  if (!applied.length) return true;
  const ids = applied.map(({ promotionId }) => promotionId).sort();
  // Rows are locked in id order, so that two orders cannot deadlock.
  await sql`select id from promotions where id = any(${ids}::text[]) order by id for update`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    update promotions set used = used + 1
    where id = any(${ids}::text[]) and (limit_total is null or used < limit_total)
      and (limit_per_person is null or limit_per_person > ${countUses(cart)})
    returning id`.execute(trx);
  if (rows.length < ids.length) return false;
  await sql`insert into promotion_uses (promotion_id, order_number, account_id, session_id, email, address)
    select unnest(${ids}::text[]), order_number, ${cart.account_id}::uuid, ${cart.session_id}::uuid, coalesce(email_key, lower(email)),
      get_promotion_address(tenant, shipping_address) from orders where order_number = ${orderNumber}`.execute(
    trx,
  );
  return true;
}

/**
 * Counts a guest's uses toward the account that the session signs in to, so that per-person limits apply across sign-in. Both sites of the
 * shop share a session, but only uses on the account's site count.
 */
export async function claimPromotionUses(trx: Db, { tenant, sessionId, accountId }: Owner): Promise<void> {
  await sql`update promotion_uses set account_id = ${accountId ?? null}::uuid, session_id = null
    from orders where orders.order_number = promotion_uses.order_number and orders.tenant = ${tenant}
      and promotion_uses.session_id = ${sessionId}::uuid`.execute(trx);
}

/**
 * Lists the promotions that an order used, without their limits and dates, because the order keeps them as long as its items meet their
 * conditions.
 */
export async function listPromotionsOfOrder(db: Db, orderNumber: string): Promise<Promotion[]> {
  const { rows } = await sql<{ promotion: Promotion }>`
    /* promotions.oforder */ select jsonb_strip_nulls(jsonb_build_object('id', id, 'code', code, 'name', name, 'scope', scope, 'priority', priority,
        'benefit', benefit, 'combines', combines, 'conditions', conditions || categories, 'checkoutOnly', checkout_only,
        'limitPerOrder', limit_per_order)) as promotion
      from promotions where id in (select promotion_id from promotion_uses where order_number = ${orderNumber})`.execute(
    db,
  );
  return rows.map(({ promotion }) => promotion);
}

/** Releases the uses of a canceled order, once, however often it is called. */
export async function releasePromotions(trx: Db, orderNumber: string): Promise<void> {
  await sql`with released as (delete from promotion_uses where order_number = ${orderNumber} returning promotion_id)
    update promotions set used = greatest(0, used - 1) where id in (select promotion_id from released)`.execute(
    trx,
  );
}
