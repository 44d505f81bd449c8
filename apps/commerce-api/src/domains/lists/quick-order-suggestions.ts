import { sql } from 'kysely';
import type { QuickOrderSuggestion } from '@foolscap/lists/contract';
import { MAX_QUICK_ORDER_SUGGESTIONS } from '@foolscap/lists/model';
import type { Db } from '../../kernel/database/database.ts';
import { listItemFacts } from '../catalog/index.ts';
import { suggestItems } from '../catalog/index.ts';
import { isSold } from './list-item-data.ts';
import { listProducts } from './list-item-rows.repository.ts';
import { listSimilarNumbers } from './similar-numbers.ts';
import type { ListViewer } from './viewer.ts';

/** Maximum number of similar numbers that one call looks up, shared among its rows; each row uses its most likely ones. */
const MAX_SIMILAR = 60_000;
/** Candidates per row, since some may not be sold to the viewer. */
const CANDIDATES = 2 * MAX_QUICK_ORDER_SUGGESTIONS;

/** Returns the texts that are item numbers or the organization's part numbers, with the item that each refers to. */
async function findNumbers(
  db: Db,
  { organizationId }: ListViewer,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ number: string; sku: string }>`/* quick-order.numbers */
    select sku as number, sku from products where sku = any(${texts}::text[]) and published
    union all select customer_sku, sku from customer_skus
      where organization_id = ${organizationId ?? null}::uuid and customer_sku = any(${texts}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ number, sku }) => [number, sku]));
}

/** Finds the items that unknown numbers may refer to, by number as typed. */
async function findSimilar(
  db: Db,
  viewer: ListViewer,
  unknown: readonly string[],
): Promise<Map<string, string[]>> {
  const share = Math.floor(MAX_SIMILAR / unknown.length);
  const similar = new Map(unknown.map((text) => [text, listSimilarNumbers(text).slice(0, share)]));
  const texts = [...new Set([...similar.values()].flat())];
  const numbers = texts.length ? await findNumbers(db, viewer, texts) : new Map<string, string>();
  const found = new Map(
    [...similar].map(([text, candidates]) => [
      text,
      [...new Set(candidates.flatMap((each) => numbers.get(each) ?? []))].slice(0, CANDIDATES),
    ]),
  );
  const others = unknown.filter((text) => !found.get(text)?.length);
  for (const [text, skus] of await suggestItems(db, others, CANDIDATES)) found.set(text, skus);
  return found;
}

/**
 * Finds items to suggest for rows of a quick order: likely matches for unknown numbers, and alternates for items that cannot be bought now.
 * @param unknown item numbers as typed
 * @param unavailable item numbers of the shop
 * @returns suggestions that are sold to the viewer, by these numbers
 */
export async function findSuggestions(
  db: Db,
  viewer: ListViewer,
  unknown: readonly string[],
  unavailable: readonly string[],
): Promise<ReadonlyMap<string, QuickOrderSuggestion[]>> {
  const candidates = unknown.length ? await findSimilar(db, viewer, unknown) : new Map<string, string[]>();
  if (unavailable.length)
    for (const [sku, { alternates }] of await listItemFacts(db, unavailable)) candidates.set(sku, alternates);
  const skus = [...new Set([...candidates.values()].flat())];
  if (!skus.length) return new Map();
  const products = await listProducts(db, viewer.buyer, skus);
  const suggest = (sku: string): QuickOrderSuggestion[] => {
    const product = products.get(sku);
    return product && isSold(product) ? [{ itemId: sku, name: product.name }] : [];
  };
  return new Map(
    [...candidates].map(([text, each]) => [
      text,
      each.flatMap(suggest).slice(0, MAX_QUICK_ORDER_SUGGESTIONS),
    ]),
  );
}
