import type { PageAddress } from '../routing/page-address.ts';
import type { Shop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';
import { TITLE_MESSAGES } from './title-messages.ts';

/** The title of a page: a text, or a function of its data. */
export type Title = string | ((state: ShopState, address: PageAddress, shop: Shop) => string);

const NAME = 'Foolscap';
const { titles: TITLES } = TITLE_MESSAGES;

/** Builds the title of a document from that of its page. */
export const getTitle = (
  title: Title,
  ...page: [state: ShopState, address: PageAddress, shop: Shop]
): string => {
  const text = typeof title === 'string' ? title : title(...page);
  return title === titleOfHome ? text : `${text} | ${NAME}`;
};

export const titleOfHome: Title = (_state, _address, { tenant }) =>
  tenant === 'sba' ? TITLES.homeBusiness : TITLES.home;

/** Reads the number of a page of results from the query; 1 by default. */
export function getPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 1 ? page : 1;
}

const withPage = (title: string, search: URLSearchParams): string => {
  const page = getPageNumber(search);
  return page > 1 ? TITLES.paged(title, page) : title;
};

/** Creates the title of a list with pages. */
export const titleOf =
  (title: string): Title =>
  (_state, { search }) =>
    withPage(title, search);

export const titleOfSearch: Title = (_state, { search }) => {
  const query = search.get('q')?.trim();
  const [brand, ...others] = search.getAll('brand');
  const all = brand && others.length === 0 ? brand.slice(0, 60) : TITLES.allProducts;
  return withPage(query ? TITLES.searched(query.slice(0, 60)) : all, search);
};

const isMissing = (load: { phase: string; failure?: { status?: number } }) =>
  load.phase === 'failed' && load.failure?.status === 404;

/** The title of a department, or of a brand. */
export const titleOfCategory: Title = ({ catalog: { results } }, { params, search }) =>
  withPage(
    results.load.value?.[params.brand ? 'brand' : 'category']?.name ??
      (isMissing(results.load) ? TITLES.pageNotFound : TITLES.products),
    search,
  );

export const titleOfProduct: Title = ({ catalog: { product } }) =>
  product.load.value?.title ?? (isMissing(product.load) ? TITLES.productNotFound : TITLES.product);

/** The store finder, the directory and the change-store page have no selected store, so they clear it. */
export const titleOfStores: Title = ({ storePage, storeDirectory }, { params }) =>
  storePage?.store.value?.name ??
  (/^directory/i.test(params['*'] ?? '')
    ? storeDirectory?.state.code
      ? TITLES.storesIn(storeDirectory.state.load.value?.state.name)
      : TITLES.storesByState
    : TITLES.stores);

/** The finder has no title of a brand or a printer. */
export const titleOfPrinter: Title = ({ printers }, { params }) => {
  const load = params.model ? printers?.printer.load : printers?.brand.load;
  if (!params.brand || !load) return TITLES.finder;
  const name =
    params.model && printers?.printer.load.value
      ? `${printers.printer.load.value.printer.brand} ${printers.printer.load.value.printer.name}`
      : printers?.brand.load.value?.brand.name;
  return name ? TITLES.inkTonerFor(name) : isMissing(load) ? TITLES.printerNotFound : TITLES.inkToner;
};

export const titleOfContent: Title = ({ content }) => {
  const load = content?.page;
  return load?.value?.page.title ?? (load?.phase === 'failed' ? TITLES.pageNotFound : NAME);
};
