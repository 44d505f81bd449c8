import { sql, type Kysely } from 'kysely';

/**
 * Adds the email address and the ship-to address of its order to each use of a promotion, so that a limit per person also applies to a
 * guest who returns in another session. Uses that an earlier version writes during an upgrade have neither, and are counted as before.
 */
const statements = [
  // The address as a key, without case, spaces and punctuation. Null on the business site, where colleagues share addresses.
  `create function get_promotion_address(tenant text, address jsonb) returns text language sql immutable as $$
     select case when tenant = 'sdc' and address is not null then lower(regexp_replace(
       (address ->> 'address1') || ' ' || coalesce(address ->> 'address2', '') || ' ' || left(address ->> 'zipCode', 5),
       '[^[:alnum:]]+', ' ', 'g')) end
   $$`,
  `alter table promotion_uses add column email text, add column address text`,
  `update promotion_uses set email = lower(orders.email), address = get_promotion_address(orders.tenant, orders.shipping_address)
     from orders where orders.order_number = promotion_uses.order_number`,
  `create index promotion_uses_email on promotion_uses (email, promotion_id) where email is not null`,
  `create index promotion_uses_address on promotion_uses (address, promotion_id) where address is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
