import type { Breadcrumb, Category } from '@foolscap/catalog/contract';
import { pictureUrl } from '../media/index.ts';
import type { CategoryRow } from './catalog.repository.ts';

export const categoryUrl = (id: string) => `/c/${encodeURIComponent(id)}`;

export interface CategoryTree {
  /** All categories in display order, each with the number of products in it and below it. */
  list: Category[];
  /** Ids of the categories that have both products of their own and subcategories. */
  mixed: string[];
  find(id: string): Category | undefined;
  /** Returns the ids of a category and of everything below it. */
  getFamily(id: string): string[];
  /** Returns the path from the top category to this one. */
  getBreadcrumbs(id: string): Breadcrumb[];
}

/** Builds the category tree. A row whose parent is missing, or is one of its own descendants, counts as a top category. */
export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = new Map<string, string[]>();
  for (const row of rows)
    if (row.parent_id) children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row.id]);

  const getFamily = (id: string) => {
    const family = new Set([id]);
    // Iterating over a set also visits members that are added during the iteration, each of them once.
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
    count: row.count,
  }));
  const found = new Map(list.map((category) => [category.id, category]));

  return {
    list,
    mixed: rows.filter(({ id, has_own }) => has_own && children.has(id)).map(({ id }) => id),
    find: (id) => found.get(id),
    getFamily,
    getBreadcrumbs(id) {
      const trail = new Map<string, Breadcrumb>();
      for (let row = byId.get(id); row && !trail.has(row.id);) {
        trail.set(row.id, { id: row.id, name: row.name, url: categoryUrl(row.id) });
        row = row.parent_id ? byId.get(row.parent_id) : undefined;
      }
      return [...trail.values()].reverse();
    },
  };
}
