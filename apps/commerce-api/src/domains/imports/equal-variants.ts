import { createHash } from 'node:crypto';
import type { Db } from '../../kernel/database/database.ts';
import type { FeedItem } from './feed-item.ts';
import { markSeen } from './import.repository.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns what distinguishes an item from others of its group, with the group; undefined for an item without variants. */
const getVariantKey = ({ group, axes }: FeedItem): string | undefined =>
  group === null
    ? undefined
    : createHash('sha256')
        .update(JSON.stringify([group, ...axes.map(({ name, value }) => [name, value.toLowerCase()]).sort()]))
        .digest('base64url');

/**
 * Finds the items that shoppers cannot distinguish from an earlier item of their group, because all their attributes are equal. The database holds
 * the attributes of earlier batches.
 */
export async function findEqualVariants(
  db: Db,
  runId: string,
  items: readonly FeedItem[],
): Promise<{ at: number; reason: string }[]> {
  const variants = items.flatMap((item) => {
    const key = getVariantKey(item);
    return key === undefined ? [] : [{ item, key }];
  });
  const fresh = await markSeen(db, runId, 'variant', [...new Set(variants.map(({ key }) => key))]);
  return variants.flatMap(({ item: { at, id, axes }, key }) => {
    if (fresh.delete(key)) return [];
    const names = list.format(axes.map(({ name }) => name.toLowerCase()));
    const what = id ? `"${id}"` : 'it';
    return [
      {
        at,
        reason: `${what} has the same ${names} as an earlier item of its group, so shoppers cannot choose between them`,
      },
    ];
  });
}
