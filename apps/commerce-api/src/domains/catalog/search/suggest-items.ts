import type { Db } from '../../../kernel/database/database.ts';
import type { Buyer } from '../product-prices.ts';
import { getPrefixMatch } from './matches.ts';
import { listBeginning } from './search.repository.ts';

/**
 * Finds the most popular products whose name or numbers have words that begin with those of a text.
 * @returns their item numbers
 */
export async function suggestItems(db: Db, buyer: Buyer, text: string, limit: number): Promise<string[]> {
  const match = await getPrefixMatch(db, text);
  return match ? (await listBeginning(db, buyer, match, limit)).map(({ sku }) => sku) : [];
}
