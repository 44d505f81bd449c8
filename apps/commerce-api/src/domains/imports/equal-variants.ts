import { createHash } from 'node:crypto';
import type { Db } from '../../kernel/database/database.ts';
import type { FeedItem } from './feed-item.ts';
import { markSeen } from './import.repository.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns the values that distinguish an item from others in its group, including the group; undefined for an item without variants. */
const getVariantKey = ({ feedGroup, axes }: FeedItem): string | undefined =>
  feedGroup === ''
    ? undefined
    : createHash('sha256')
        .update(
          JSON.stringify([feedGroup, ...axes.map(({ name, value }) => [name, value.toLowerCase()]).sort()]),
        )
        .digest('base64url');

/**
 * Finds items whose attributes all equal those of an earlier item in their group, so that shoppers cannot distinguish them. The database
 * has the attributes of earlier batches.
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
    const what = id ? `"${id}"` : 'it';
    const names = list.format(axes.map(({ name }) => name.toLowerCase()));
    const reason = names
      ? `has the same ${names} as an earlier item of its group, so shoppers cannot choose between them`
      : 'has no color, size or other option, like an earlier item of its group, so it is shown as a product of its own';
    return [{ at, reason: `${what} ${reason}` }];
  });
}
