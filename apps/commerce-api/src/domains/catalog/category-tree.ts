import type { Breadcrumb, Category } from '@foolscap/catalog/contract';
import { pictureUrl } from '../media/index.ts';
import type { CategoryRow } from './catalog.repository.ts';

export const categoryUrl = (id: string) => `/c/${encodeURIComponent(id)}`;

export interface CategoryTree {
  /** All of them, in the order in which they are shown, with the products in and below each. */
  list: Category[];
  find(id: string): Category | undefined;
  /** The category and everything below it. */
  familyOf(id: string): string[];
  /** From the top category down to this one. */
  breadcrumbsOf(id: string): Breadcrumb[];
}

/** The shelves of the shop as a tree. A row whose parent is missing, or its own descendant, counts as a top category. */
export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = new Map<string, string[]>();
  for (const row of rows)
    if (row.parent_id) children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row.id]);

  const familyOf = (id: string) => {
    const family = new Set([id]);
    // A set visits what is added while it is walked, and nothing twice.
    for (const member of family) for (const child of children.get(member) ?? []) family.add(child);
    return [...family];
  };
  const list = rows.map((row): Category => ({
    id: row.id,
    name: row.name,
    ...(row.parent_id ? { parentId: row.parent_id } : {}),
    description: row.description,
    image: pictureUrl(row.picture),
    url: categoryUrl(row.id),
    count: familyOf(row.id).reduce((sum, id) => sum + (byId.get(id)?.own_count ?? 0), 0),
  }));
  const found = new Map(list.map((category) => [category.id, category]));

  return {
    list,
    find: (id) => found.get(id),
    familyOf,
    breadcrumbsOf(id) {
      const trail = new Map<string, Breadcrumb>();
      for (let row = byId.get(id); row && !trail.has(row.id);) {
        trail.set(row.id, { id: row.id, name: row.name, url: categoryUrl(row.id) });
        row = row.parent_id ? byId.get(row.parent_id) : undefined;
      }
      return [...trail.values()].reverse();
    },
  };
}
