import type { CartInfo, OfferedItem as OfferedData, RelatedItem } from '@foolscap/cart/contract';
import { OFFERED_RELATIONS, type OfferedRelation } from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { selectAccountCodes } from '../../account/index.ts';
import { getItemUrl, getPrice, isReplaced, selectContractPrice } from '../../catalog/index.ts';
import { type Picture, pictureUrl } from '../../media/index.ts';
import type { LineRow, CartRow } from '../cart-types.ts';
import { buyerOfCart } from '../facts/buyer.repository.ts';
import { canSupply } from '../decide/line-places.ts';

interface OfferedItem {
  sku: string;
  kind: 'ALTERNATE' | 'WARRANTY' | OfferedRelation;
  related_sku: string;
  name: string;
  picture: Picture;
  price: number;
  available: number;
  has_surcharge: boolean;
}

/** Checks whether the buyer sees an alternative. Members with the permission `G_CSE` see on-contract items only (cart-6.10). */
const isOffered = (
  { account_id, tenant }: Pick<CartRow, 'account_id' | 'tenant'>,
  contractPrice: RawBuilder<unknown>,
) =>
  tenant === 'sba' && account_id !== null
    ? sql<boolean>`(${contractPrice} is not null or not exists (select 1 from accounts
        where accounts.id = ${account_id}::uuid and ${selectAccountCodes} ? 'G_CSE'))`
    : sql<boolean>`true`;

/** Lists what products offer as alternatives or plans and can be bought now. */
async function listOffered(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant' | 'account_id'>,
  kinds: readonly OfferedItem['kind'][],
  skus: readonly string[],
): Promise<OfferedItem[]> {
  if (!skus.length) return [];
  const buyer = buyerOfCart(cart);
  const price = getPrice(buyer);
  const { rows } = await sql<OfferedItem>`
    select relations.sku, relations.kind, relations.related_sku, products.name, products.picture, ${price} as price,
      coalesce(stock.available, 0) as available, coalesce(products.sale_conditions ? 'surcharge', false) as has_surcharge
      from product_relations relations join products on products.sku = relations.related_sku and products.published
        left join stock on stock.sku = products.sku
      where relations.sku = any(${skus}::text[]) and relations.kind = any(${kinds}::text[]) and ${price} is not null and coalesce(stock.available, 0) > 0
        and not ${isReplaced()}
        and ${isOffered(cart, selectContractPrice(buyer))}
      order by relations.sku, relations.kind, relations.position`.execute(db);
  return rows;
}

/** The lists that a read of a whole cart requests: `alt` for alternatives, `wt` for protection plans (cart-7.21). */
export interface RequestedLists {
  alternatives?: boolean;
  warranties?: boolean;
}

/** Checks whether a reply lists alternatives for a line: it cannot be ordered as it is, was refused, or was removed. */
const needsAlternatives = (row: LineRow): boolean =>
  !row.parent_line_id && (row.status === 'DELETED' || row.qty === 0 || !canSupply(row));

/** Checks whether to list surcharge-free alternatives for a line that can be ordered. */
const hasSurcharge = (row: LineRow): boolean =>
  !row.parent_line_id && row.sale_conditions?.surcharge !== undefined && !needsAlternatives(row);

const isOther = (kind: OfferedItem['kind']): kind is OfferedRelation =>
  OFFERED_RELATIONS.some((relation) => relation === kind);

/**
 * Reads the requested lists for a cart's lines. A line that cannot be ordered as it is gets its alternatives, or `nosub` if there are none.
 * A line with a surcharge gets alternatives without one. A product with plans and services gets those that its line does not have yet.
 */
export async function readRelatedItems(
  db: Db,
  cart: Pick<CartRow, 'id' | 'tenant' | 'account_id'>,
  rows: readonly LineRow[],
  { alternatives, warranties }: RequestedLists,
): Promise<Pick<CartInfo, 'relatedItems' | 'warrantyItems' | 'offeredItems'>> {
  const short = alternatives ? rows.filter((row) => needsAlternatives(row) || hasSurcharge(row)) : [];
  const parents = warranties
    ? rows.filter((row) => !row.parent_line_id && row.status === 'ACTIVE' && row.qty > 0)
    : [];
  const getSkus = (lines: readonly LineRow[]) => lines.map(({ item_id }) => item_id);
  const alternates = await listOffered(db, cart, ['ALTERNATE'], getSkus(short));
  const offered = await listOffered(db, cart, ['WARRANTY', ...OFFERED_RELATIONS], getSkus(parents));
  return {
    ...(alternatives ? { relatedItems: short.flatMap((row) => getAlternatives(row, alternates)) } : {}),
    ...(warranties ? getOffers(parents, rows, offered) : {}),
  };
}

function getAlternatives(row: LineRow, alternates: readonly OfferedItem[]): RelatedItem[] {
  const own = alternates.filter(
    ({ sku, has_surcharge }) => sku === row.item_id && !(has_surcharge && hasSurcharge(row)),
  );
  if (!own.length) return hasSurcharge(row) ? [] : [{ cartItemId: row.id, type: 'nosub' }];
  return own.map((item) => ({
    cartItemId: row.id,
    type: 'altsub',
    ...getShown(item),
    availableQuantity: item.available,
  }));
}

/** Lists what products offer and their lines do not have yet. A required item may be on any line of the cart. */
function getOffers(parents: readonly LineRow[], rows: readonly LineRow[], offered: readonly OfferedItem[]) {
  const missing = parents.flatMap((row) =>
    offered
      .filter(
        ({ sku, kind, related_sku }) =>
          sku === row.item_id &&
          !rows.some(
            (other) =>
              (kind === 'REQUIRED' || other.parent_line_id === row.id) &&
              other.item_id === related_sku &&
              other.status === 'ACTIVE',
          ),
      )
      .map((item) => ({ cartItemId: row.id, kind: item.kind, ...getShown(item) })),
  );
  return {
    warrantyItems: missing.flatMap(({ kind, ...item }) => (kind === 'WARRANTY' ? [item] : [])),
    offeredItems: missing.flatMap(({ kind, ...item }): OfferedData[] =>
      isOther(kind) ? [{ ...item, relation: kind }] : [],
    ),
  };
}

const getShown = ({ related_sku, name, picture, price }: OfferedItem) => ({
  itemId: related_sku,
  name,
  itemUrl: getItemUrl(related_sku, name),
  imageUrl: pictureUrl(picture),
  finalPricePerUnit: toDecimal(price),
});
