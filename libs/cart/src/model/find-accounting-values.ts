import type { InvoiceField } from '../contract/index.ts';

type Value = NonNullable<InvoiceField['list']>[number];

/** Returns the values whose code or name contains every word of a query, in their original order; all of them for an empty query. */
export function findAccountingValues(list: readonly Value[], query: string): readonly Value[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ value, description }) => {
    const text = `${value} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
