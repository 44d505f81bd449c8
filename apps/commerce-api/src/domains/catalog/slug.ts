import { slugify } from '@foolscap/catalog/model';

export { slugify };

/** Returns the URL of a product page, relative to the tenant's root. */
export function getItemUrl(sku: string, name: string): string {
  return `/p/${encodeURIComponent(sku)}/${slugify(name)}`;
}
