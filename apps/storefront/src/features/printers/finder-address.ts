import type { PageAddress } from '../../routing/page-address.ts';

/** Root of the pages of the ink and toner finder. */
export const FINDER_PATH = '/ink-toner';

/** The longest slug and query that the API accepts. */
const MAX_SLUG = 80;
const MAX_QUERY = 100;

const clean = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most);

/** The contents of a page's address. */
export interface FinderAddress {
  /** Absent on the page of all brands. */
  brand?: string;
  /** The slugs of brand and model; absent on other pages than that of a printer. */
  printerId?: string;
  /** Text of the search box. */
  query: string;
}

/** Reads the address of a page of the ink and toner finder. A slug that is too long is cut, so that no printer is found. */
export function readFinderAddress(
  { brand, model }: PageAddress['params'],
  search: URLSearchParams,
): FinderAddress {
  const query = clean(search.get('q') ?? '', MAX_QUERY).trim();
  if (!brand) return { query };
  const slug = clean(brand, MAX_SLUG).toLowerCase() || '-';
  return {
    brand: slug,
    ...(model ? { printerId: `${slug}/${clean(model, MAX_SLUG).toLowerCase() || '-'}` } : {}),
    query,
  };
}
