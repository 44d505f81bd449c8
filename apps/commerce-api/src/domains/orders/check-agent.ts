import { sql } from 'kysely';
import { AGENT_CODES } from '@foolscap/account/model';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { LineRow } from '../cart/index.ts';
import { isPickup } from '../delivery/index.ts';

/**
 * Checks what an agent may order for a customer (docs/decisions/acting-for-customers.md): a store associate only what is picked up at the
 * own store, and every agent only with payments that were entered in this visit, or by invoice to the customer's organization.
 * @throws ApiError 403 PICKUP_AT_OWN_STORE_ONLY, PAYMENT_OF_CUSTOMER
 */
export async function checkAgentOrder(
  db: Db,
  { session: { agent } }: Pick<KnownCaller, 'session'>,
  cartId: string,
  rows: readonly LineRow[],
): Promise<void> {
  if (!agent) return;
  const { kind, storeNumber, visitId } = agent;
  if (kind === 'STORE_ASSOCIATE' && !rows.every((row) => isPickup(row) && row.pickup_store === storeNumber))
    throw new ApiError(
      403,
      AGENT_CODES.pickupOnly,
      'As a store associate you can order only items that are picked up at your store. Change or remove the others.',
      { details: { storeNumber } },
    );
  const { rows: earlier } = await sql`/* orders.payments-before-visit */
    select 1 from cart_tenders join agent_visits on agent_visits.id = ${visitId}::uuid
    where cart_id = ${cartId}::uuid and type <> 'ACCOUNT' and cart_tenders.created_at < agent_visits.created_at limit 1`.execute(
    db,
  );
  if (earlier.length)
    throw new ApiError(
      403,
      AGENT_CODES.customersPayment,
      'The customer entered the payment in this cart before your visit. Remove it, and enter another payment.',
      { field: 'cardPayment' },
    );
}
