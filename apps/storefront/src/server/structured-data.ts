import type { ProductDetail, ProductTile } from '@foolscap/catalog/contract';
import type { PrintersState } from '@foolscap/catalog/state';
import { navHref, SOCIAL_COLUMN } from '@foolscap/header/model';
import { isReplaced } from '@foolscap/core/vocabulary';
import { localBusinessData } from '@foolscap/stores/model';
import type { StoreDirectoryState } from '@foolscap/stores/state';
import { DIRECTORY_PATH } from '../features/stores/store-path.ts';
import type { Shop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';
import { TITLE_MESSAGES } from '../rendering/title-messages.ts';
import { HEAD_MESSAGES } from './head-messages.ts';

const { titles: TITLES } = TITLE_MESSAGES;

type Thing = Record<string, unknown>;

const NAME = 'Foolscap';
const BRANDS = [{ name: TITLES.brands, url: '/brands' }];

/** The breadcrumbs of the lists that are neither searches nor departments, by the path of their route. */
const COLLECTIONS: Readonly<Record<string, readonly { name: string; url: string }[]>> = {
  '/deals': [{ name: TITLES.deals, url: '/deals' }],
  '/weekly-offers': [{ name: TITLES.weeklyOffers, url: '/weekly-offers' }],
  '/new-arrivals': [{ name: TITLES.newArrivals, url: '/new-arrivals' }],
  '/brands/:brand': BRANDS,
};

/** Maximum number of reviews in the structured data. */
const REVIEWS = 3;

/** Creates the structured data of a page (schema.org). Only the server writes it, since browsers do not use it. */
export function buildStructuredData(
  path: string,
  { brands, catalog, printers, storeDirectory, storePage }: ShopState,
  shop: Shop,
): Thing | undefined {
  const root = shop.origin + shop.basename;
  if (path === '/') return graph(organization(shop), website(root));
  if (path === '/c/:category') {
    const trail = catalog.results.load.value?.breadcrumbs ?? [];
    return trail.length ? graph(breadcrumbs(root, trail)) : undefined;
  }
  const collection = COLLECTIONS[path];
  if (collection) {
    const { brand, items = [] } = catalog.results.load.value ?? {};
    const trail = [...collection, ...(brand ? [{ name: brand.name, url: brand.url }] : [])];
    return items.length
      ? graph(
          listOf(
            root,
            items.map(({ title, itemUrl }) => ({ name: title, url: itemUrl })),
          ),
          breadcrumbs(root, trail),
        )
      : undefined;
  }
  if (path === '/brands') {
    const found = brands?.load.value ?? [];
    return found.length ? graph(listOf(root, found), breadcrumbs(root, BRANDS)) : undefined;
  }
  if (path.startsWith('/ink-toner')) return printers && describePrinters(root, printers);
  if (path === '/stores/*' && storeDirectory) return describeDirectory(root, storeDirectory);
  if (path === '/stores/*') {
    const store = storePage?.store.value;
    if (!store) return undefined;
    const url = `/stores/${store.storeNumber}`;
    return graph(
      localBusinessData(store, {
        url: root + url,
        brand: NAME,
        organization: `${shop.origin}/#organization`,
      }),
      breadcrumbs(root, [
        { name: TITLES.stores, url: '/stores' },
        { name: store.name, url },
      ]),
    );
  }
  const product = catalog.product.load.value;
  if (!path.startsWith('/p/') || !product) return undefined;
  return graph(
    getProduct(product, root, shop.origin),
    breadcrumbs(root, [...product.breadcrumbs, { name: product.title, url: product.itemUrl }]),
  );
}

/** Returns the list and the breadcrumbs of a page of the ink and toner finder. */
function describePrinters(root: string, { finder, brand, printer }: PrintersState): Thing | undefined {
  const trail = [{ name: TITLES.finder, url: '/ink-toner' }];
  const found = printer.load.value;
  if (found) {
    const { brand: maker, name, url } = found.printer;
    const supplies = found.items.map(({ title, itemUrl }) => ({ name: title, url: itemUrl }));
    return graph(
      ...(supplies.length > 0 ? [listOf(root, supplies)] : []),
      breadcrumbs(root, [...trail, { name: maker, url: found.brandUrl }, { name, url }]),
    );
  }
  const series = brand.load.value;
  if (series) {
    const models = series.series.flatMap(({ printers }) => printers);
    return graph(
      listOf(
        root,
        models.map(({ brand: maker, name, url }) => ({ name: `${maker} ${name}`, url })),
      ),
      breadcrumbs(root, [...trail, series.brand]),
    );
  }
  const brands = finder.load.value?.brands ?? [];
  return brands.length > 0 ? graph(listOf(root, brands), breadcrumbs(root, trail)) : undefined;
}

/** Returns the list and the breadcrumbs of a page of the store directory. */
function describeDirectory(root: string, { state, states }: StoreDirectoryState): Thing | undefined {
  const trail = [
    { name: TITLES.stores, url: '/stores' },
    { name: HEAD_MESSAGES.head.allStates, url: DIRECTORY_PATH },
  ];
  const found = state.load.value;
  if (found) {
    const stores = found.stores.map(({ name, storeNumber }) => ({ name, url: `/stores/${storeNumber}` }));
    return graph(listOf(root, stores), breadcrumbs(root, [...trail, found.state]));
  }
  return states.value?.length ? graph(listOf(root, states.value), breadcrumbs(root, trail)) : undefined;
}

const graph = (...things: Thing[]): Thing => ({ '@context': 'https://schema.org', '@graph': things });

/** The shop, with its profiles in social networks. */
const organization = ({ origin, navigation }: Shop): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: NAME,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  ...getProfiles(navigation),
});

/** Returns the profiles of the shop in social networks that the footer links to. */
function getProfiles(navigation: Shop['navigation']): Thing {
  const column = navigation?.footer.columns.find(({ id }) => id === SOCIAL_COLUMN);
  return column ? { sameAs: column.items.map(navHref) } : {};
}

const website = (root: string): Thing => ({
  '@type': 'WebSite',
  name: NAME,
  url: `${root}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${root}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** A list of links in their order on the page. */
const listOf = (root: string, items: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: root + url,
  })),
});

const breadcrumbs = (root: string, trail: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: HEAD_MESSAGES.head.breadcrumbHome, url: '/' }, ...trail].map(
    ({ name, url }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: root + url,
    }),
  ),
});

const getOffer = (
  product: Pick<ProductTile, 'priceValue' | 'saleEndsOn' | 'isOutOfStock' | 'restrictionDetails'>,
  url: string,
): Thing =>
  product.priceValue === undefined
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          url,
          priceCurrency: 'USD',
          price: product.priceValue.toFixed(2),
          ...(product.saleEndsOn === undefined ? {} : { priceValidUntil: product.saleEndsOn }),
          availability: `https://schema.org/${isReplaced(product) ? 'Discontinued' : product.isOutOfStock ? 'OutOfStock' : 'InStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
        },
      };

function getProduct(product: ProductDetail, root: string, origin: string): Thing {
  const { reviews } = product;
  return {
    '@type': 'Product',
    name: product.title,
    sku: product.itemId,
    ...(product.partNumber ? { mpn: product.partNumber } : {}),
    ...(product.gtin ? { gtin: product.gtin } : {}),
    description: product.description,
    url: root + product.itemUrl,
    image: product.images.map(({ url }) => origin + url),
    ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
    ...(product.color ? { color: product.color } : {}),
    ...(product.variantGroup && product.variants.length
      ? {
          inProductGroupWithID: product.variantGroup,
          isVariantOf: {
            '@type': 'ProductGroup',
            productGroupID: product.variantGroup,
            name: product.title,
            hasVariant: getVariants(product).map(({ itemId, itemUrl }) => ({
              '@type': 'Product',
              sku: itemId,
              url: root + itemUrl,
            })),
          },
        }
      : {}),
    ...getOffer(product, root + product.itemUrl),
    ...(reviews.average === undefined
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.average,
            reviewCount: reviews.count,
            bestRating: 5,
            worstRating: 1,
          },
          review: reviews.items.slice(0, REVIEWS).map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            datePublished: review.createdOn,
            name: review.title,
            reviewBody: review.body,
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
          })),
        }),
  };
}

/** Lists the other variants linked on the page, without duplicates. */
function getVariants({ variants, itemId }: ProductDetail) {
  const others = variants.flatMap(({ values }) => values).filter((value) => value.itemId !== itemId);
  return [...new Map(others.map((value) => [value.itemId, value])).values()];
}
