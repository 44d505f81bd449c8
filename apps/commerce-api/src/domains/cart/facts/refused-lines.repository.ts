import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { DeliveryType } from '@foolscap/core/vocabulary';
import type { Db } from '../../../kernel/database/database.ts';
import { selectMayCollect, customerSku } from './buyer.repository.ts';
import { priceColumns, storeColumns, storeInQuestion } from './cart-lines.repository.ts';
import type { LineRow, CartRow } from '../cart-types.ts';
import type { CartLinesTable } from '../tables.ts';

/** Lists items that could not be added, in the shape of lines, so that a reply can show what was refused. */
export async function listRefused(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant'>,
  refused: readonly {
    itemId: string;
    requestedQty: number;
    deliveryType: DeliveryType;
    pickupStoreNumber?: string;
  }[],
  now: Date,
): Promise<LineRow[]> {
  const wanted = JSON.stringify(
    refused.map(({ itemId, deliveryType, pickupStoreNumber }) => ({
      item_id: itemId,
      delivery_type: deliveryType,
      pickup_store: pickupStoreNumber ?? '',
    })),
  );
  const mayCollect = selectMayCollect(cart);
  const { rows } = await sql<
    Omit<
      LineRow,
      | keyof CartLinesTable
      | 'in_cart'
      | 'in_place'
      | 'children'
      | 'substitution'
      | 'original'
      | 'surcharge_alternates'
      | 'parts'
      | 'configuration'
      | 'notice_hidden_until'
    > & {
      sku: string;
      delivery_type: string;
      pickup_store: string;
    }
  >`
    select lines.delivery_type, lines.pickup_store, products.sku, products.name, products.brand, products.picture, products.part_number, products.uom,
      products.product_type_name, products.bopis_eligible and ${mayCollect} as bopis_eligible, ${mayCollect} as may_collect, products.quantity_limit, products.oversized,
      products.tax_code = 'standard' as taxable, products.published, products.category_id, products.sale_conditions, products.companions,
      ${customerSku(cart)} as customer_sku,
      ${priceColumns(cart)},
      ${storeColumns}
    from jsonb_to_recordset(${wanted}::jsonb) as lines(item_id text, delivery_type text, pickup_store text)
      join products on products.sku = lines.item_id left join stock on stock.sku = products.sku
      ${storeInQuestion(undefined, mayCollect)}`.execute(db);
  return refused.flatMap(({ itemId, requestedQty, deliveryType, pickupStoreNumber = '' }) => {
    const product = rows.find(
      (row) =>
        row.sku === itemId && row.delivery_type === deliveryType && row.pickup_store === pickupStoreNumber,
    );
    if (!product) return [];
    const line: Selectable<CartLinesTable> = {
      id: randomUUID(),
      cart_id: cart.id,
      position: 0,
      item_id: itemId,
      qty: 0,
      status: 'ACTIVE',
      actioned: 'ADD_ITEM',
      delivery_type: deliveryType,
      pickup_store: pickupStoreNumber,
      parent_item_id: '',
      parent_line_id: null,
      relation: null,
      requested_qty: requestedQty,
      qty_added: 0,
      prev_qty: 0,
      substituted_for: null,
      source: null,
      level_of_service: null,
      furniture_services: null,
      added_price_minor: null,
      is_saved: false,
      configuration_id: '',
      created_at: now,
      updated_at: now,
    };
    return [
      {
        ...product,
        ...line,
        in_cart: 0,
        in_place: 0,
        substitution: null,
        original: null,
        surcharge_alternates: null,
        notice_hidden_until: null,
        parts: null,
        configuration: null,
        children: [],
      },
    ];
  });
}
