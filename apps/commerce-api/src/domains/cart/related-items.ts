import type { CartInfo, RelatedItem } from '@foolscap/cart/contract';
import { toDecimal } from '@foolscap/core/money';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Picture } from '../../kernel/database/tables.ts';
import { getItemUrl, getPrice, selectContractPrice } from '../catalog/index.ts';
import { pictureUrl } from '../media/index.ts';
import type { LineRow } from './cart-lines.repository.ts';
import { buyerOfCart, type CartRow } from './cart.repository.ts';
import { canSupply } from './price-rows.ts';

interface OfferedItem {
  sku: string;
  kind: 'ALTERNATE' | 'WARRANTY';
  related_sku: string;
  name: string;
  picture: Picture;
  price: number;
}

/** Whether the buyer sees an alternative: members with the permission `G_CSE` see on-contract items only (cart-6.10). */
const isOffered = (
  { account_id, tenant }: Pick<CartRow, 'account_id' | 'tenant'>,
  contractPrice: RawBuilder<unknown>,
) =>
  tenant === 'sba' && account_id !== null
    ? sql<boolean>`(${contractPrice} is not null or not exists (select 1 from accounts
        where accounts.id = ${account_id}::uuid and accounts.permissions ? 'G_CSE'))`
    : sql<boolean>`true`;

/** Lists what products offer as alternatives or plans, as far as it can be bought now. */
async function listOffered(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant' | 'account_id'>,
  kind: OfferedItem['kind'],
  skus: readonly string[],
): Promise<OfferedItem[]> {
  if (!skus.length) return [];
  const buyer = buyerOfCart(cart);
  const price = getPrice(buyer);
  const { rows } = await sql<OfferedItem>`
    select relations.sku, relations.kind, relations.related_sku, products.name, products.picture, ${price} as price
      from product_relations relations join products on products.sku = relations.related_sku and products.published
        left join stock on stock.sku = products.sku
      where relations.sku = any(${skus}::text[]) and relations.kind = ${kind} and ${price} is not null and coalesce(stock.available, 0) > 0
        and ${isOffered(cart, selectContractPrice(buyer))}
      order by relations.sku, relations.position`.execute(db);
  return rows;
}

/** The lists of a whole cart that a read requests: `alt` for alternatives, `wt` for protection plans (cart-7.21). */
export interface RequestedLists {
  alternatives?: boolean;
  warranties?: boolean;
}

/** Whether a reply lists alternatives for a line: it cannot be ordered as it is, was refused, or is removed. */
const needsAlternatives = (row: LineRow): boolean =>
  !row.parent_line_id && (row.status === 'DELETED' || row.qty === 0 || !canSupply(row));

/**
 * Reads the requested lists for lines of a cart. A line that cannot be ordered as it is gets its alternatives, or `nosub` if there are none;
 * every product that offers plans gets those that its line does not have yet.
 */
export async function readRelatedItems(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant' | 'account_id'>,
  rows: readonly LineRow[],
  { alternatives, warranties }: RequestedLists,
): Promise<Pick<CartInfo, 'relatedItems' | 'warrantyItems'>> {
  const short = alternatives ? rows.filter(needsAlternatives) : [];
  const parents = warranties
    ? rows.filter((row) => !row.parent_line_id && row.status === 'ACTIVE' && row.qty > 0)
    : [];
  const alternates = await listOffered(
    db,
    cart,
    'ALTERNATE',
    short.map(({ item_id }) => item_id),
  );
  const plans = await listOffered(
    db,
    cart,
    'WARRANTY',
    parents.map(({ item_id }) => item_id),
  );
  const getOwn = (offered: readonly OfferedItem[], row: LineRow) =>
    offered.filter(({ sku }) => sku === row.item_id);
  const has = (row: LineRow, sku: string) =>
    rows.some(
      (other) => other.parent_line_id === row.id && other.item_id === sku && other.status === 'ACTIVE',
    );
  return {
    ...(alternatives
      ? {
          relatedItems: short.flatMap((row): RelatedItem[] => {
            const own = getOwn(alternates, row);
            if (!own.length) return [{ cartItemId: row.id, type: 'nosub' }];
            return own.map((item) => ({
              cartItemId: row.id,
              type: 'altsub',
              itemId: item.related_sku,
              name: item.name,
              itemUrl: getItemUrl(item.related_sku, item.name),
              imageUrl: pictureUrl(item.picture),
              finalPricePerUnit: toDecimal(item.price),
            }));
          }),
        }
      : {}),
    ...(warranties
      ? {
          warrantyItems: parents.flatMap((row) =>
            getOwn(plans, row)
              .filter(({ related_sku }) => !has(row, related_sku))
              .map(({ related_sku, name, price }) => ({
                cartItemId: row.id,
                itemId: related_sku,
                name,
                finalPricePerUnit: toDecimal(price),
              })),
          ),
        }
      : {}),
  };
}
