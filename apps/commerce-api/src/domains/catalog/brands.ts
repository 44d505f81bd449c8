import type { Brand } from '@foolscap/catalog/contract';
import type { BrandRow } from './catalog.repository.ts';
import { slugify } from './slug.ts';

export const getBrandUrl = (slug: string) => `/brands/${slug}`;

export interface BrandList {
  /** All brands with products, by name. */
  list: Brand[];
  find(slug: string): Brand | undefined;
  /** Returns the brand names that share a slug; none for an unknown one. */
  getNames(slug: string): readonly string[];
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Builds the list of brands. Names with the same slug, such as `Stay-Put` and `Stay Put`, are one brand, under the name with the most
 * products.
 */
export function listBrands(rows: readonly BrandRow[]): BrandList {
  const names = new Map<string, string[]>();
  const found = new Map<string, Brand>();
  for (const { brand, count } of [...rows].sort((a, b) => b.count - a.count)) {
    const slug = slugify(brand);
    const known = found.get(slug);
    names.set(slug, [...(names.get(slug) ?? []), brand]);
    found.set(
      slug,
      known ? { ...known, count: known.count + count } : { name: brand, slug, url: getBrandUrl(slug), count },
    );
  }
  return {
    list: [...found.values()].sort((a, b) => byName.compare(a.name, b.name)),
    find: (slug) => found.get(slug),
    getNames: (slug) => names.get(slug) ?? [],
  };
}
