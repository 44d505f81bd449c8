import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { CartKind, OrderableKind } from '@foolscap/cart/model';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { Session } from '../../../kernel/sessions/sessions.repository.ts';
import type { CartRow } from '../cart-types.ts';
import type { CartsTable } from '../tables.ts';

const isOpen = (kind: CartKind) => sql<boolean>`carts.status = 'OPEN' and carts.kind = ${sql.lit(kind)}`;

const ownedBy = ({ tenant, sessionId, accountId }: Owner) =>
  accountId === undefined
    ? sql<boolean>`carts.tenant = ${tenant} and carts.session_id = ${sessionId}`
    : sql<boolean>`carts.tenant = ${tenant} and carts.account_id = ${accountId}`;

/** Selects columns by name, since a prepared statement must keep working when a newer version adds columns. */
export const listColumns = <T>(table: string, columns: Record<keyof T, true>) =>
  sql.join(Object.keys(columns).map((column) => sql.ref(`${table}.${column}`)));

const cartColumns = listColumns<CartsTable>('carts', {
  id: true,
  tenant: true,
  session_id: true,
  account_id: true,
  status: true,
  kind: true,
  revision: true,
  proceed_checkout: true,
  email: true,
  level_of_service: true,
  shipping_address: true,
  billing_address: true,
  purchase_order_number: true,
  pickup_person: true,
  notices: true,
  special_bill_to: true,
  future_delivery: true,
  accounting: true,
  previous_cart_id: true,
  order_number: true,
  free_items: true,
  created_at: true,
  updated_at: true,
});

/** Finds the owner's open cart of a kind. */
export async function findCart(db: Db, owner: Owner, kind: CartKind = 'CART'): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    /* cart.find */ select ${cartColumns} from carts where ${isOpen(kind)} and ${ownedBy(owner)}`.execute(db);
  return rows[0];
}

type LockedRow = CartRow & {
  /** False if another request holds the key. In that case nothing is locked, and the statement did not wait. */
  taken: boolean;
  /** False if the session was replaced or ended in the meantime. In that case no cart is locked. */
  is_session: boolean;
};

/**
 * Builds the statement that locks the caller's session and then the owner's open cart of a kind until the transaction ends (see
 * `holdSession` and `lockCart`), unless another request is in flight under the same key.
 * @param keyName the name of the lock for a request with an idempotency key
 */
export const lockCartUnderKey = (
  owner: Owner,
  session: Pick<Session, 'id' | 'epoch'>,
  keyName: string | undefined,
  kind: OrderableKind = 'CART',
): RawBuilder<LockedRow> => {
  const permit =
    keyName === undefined ? sql`true` : sql`pg_try_advisory_xact_lock(hashtextextended(${keyName}, 0))`;
  return sql<LockedRow>`
    /* cart.lock */ with permit as materialized (select ${permit} as taken),
      held as materialized (select epoch from sessions
        where id = ${session.id} and (select taken from permit) for share),
      known as materialized (select exists (select 1 from held where epoch = ${session.epoch}) as is_session),
      carts as materialized (select ${cartColumns} from carts
        where ${isOpen(kind)} and ${ownedBy(owner)} and (select is_session from known) for update)
    select permit.taken, known.is_session, ${cartColumns} from permit cross join known left join carts on true`;
};

/** Parses the only row of `lockCartUnderKey`. */
export function getLocked({ taken, is_session: isSession, ...cart }: LockedRow) {
  // Without a cart the row has only nulls.
  return { taken, isSession, cart: (cart.id as string | null) === null ? undefined : (cart as CartRow) };
}

/**
 * Finds the owner's open cart of a kind and locks it until the transaction ends, so that two changes to one cart never run at the same
 * time. A transaction that changes carts of several kinds locks them in the order SPECIAL, BUY_NOW, CART, SAVED to avoid deadlocks.
 */
export async function lockCart(db: Db, owner: Owner, kind: CartKind = 'CART'): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where(isOpen(kind))
    .where(ownedBy(owner))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks the owner's open cart of a kind like `lockCart`, creating it if there is none. A member's cart starts with the organization's first
 * address and purchase order, other accounts' carts with their own.
 */
export async function lockOrCreateCart(db: Db, owner: Owner, kind: OrderableKind = 'CART'): Promise<CartRow> {
  const { tenant, sessionId, accountId } = owner;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const cart = await lockCart(db, owner, kind);
    if (cart) return cart;
    // Two first adds may race here: the second waits for the first, runs into its cart, and locks that.
    await sql`
      insert into carts (id, tenant, kind, session_id, account_id, shipping_address, purchase_order_number)
      values (${randomUUID()}, ${tenant}, ${kind}, ${accountId === undefined ? sessionId : null}, ${accountId ?? null},
        (select address from (
            select address || jsonb_build_object('id', id, 'type', type) as address, 1 as rank, position
              from organization_addresses
              where type = 'S' and is_default
                and organization_id = (select organization_id from accounts where id = ${accountId ?? null} and role is not null)
            union all
            select address, 2, position from account_addresses where account_id = ${accountId ?? null}) first_address
          order by rank, position limit 1),
        (select coalesce(accounts.default_purchase_order, organizations.default_purchase_order)
          from accounts left join organizations on organizations.id = accounts.organization_id and accounts.role is not null
          where accounts.id = ${accountId ?? null}))
      on conflict do nothing`.execute(db);
  }
  throw new Error('The cart could not be made.');
}

/** Locks the owner's list of saved items until the transaction ends, creating it if there is none. */
export async function lockOrCreateSavedItems(db: Db, owner: Owner): Promise<CartRow> {
  const { tenant, sessionId, accountId } = owner;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const list = await lockCart(db, owner, 'SAVED');
    if (list) return list;
    await sql`insert into carts (id, tenant, kind, session_id, account_id)
      values (${randomUUID()}, ${tenant}, 'SAVED', ${accountId === undefined ? sessionId : null}, ${accountId ?? null})
      on conflict do nothing`.execute(db);
  }
  throw new Error('The list of saved items could not be made.');
}

/** Selects the id of the owner's open cart of a kind, for statements sent before the cart is known. */
export const selectCartId = (owner: Owner, kind: OrderableKind): RawBuilder<string | null> =>
  sql<string | null>`(select carts.id from carts where ${isOpen(kind)} and ${ownedBy(owner)})`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Checks whether an id is that of a cart which the owner of another cart has already ordered. */
export async function isOrdered(
  db: Db,
  { tenant, session_id, account_id }: Pick<CartRow, 'tenant' | 'session_id' | 'account_id'>,
  cartId: string,
): Promise<boolean> {
  if (!UUID.test(cartId)) return false;
  const ordered = await db
    .selectFrom('carts')
    .select('id')
    .where('id', '=', cartId)
    .where('tenant', '=', tenant)
    .where('status', '=', 'ORDERED')
    .$if(account_id === null, (query) => query.where('session_id', '=', session_id))
    .$if(account_id !== null, (query) => query.where('account_id', '=', account_id))
    .executeTakeFirst();
  return ordered !== undefined;
}
