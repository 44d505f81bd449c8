import type { Shop } from '../shop-context.ts';
import type { ShopState } from '../store.ts';

const NAME = 'Foolscap';

/** What a page tells machines about itself (schema.org); browsers have no use for it, so it is written here. */
export function structuredDataOf(
  path: string,
  { catalog }: ShopState,
  shop: Shop,
): Record<string, unknown> | undefined {
  if (path === '/') {
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: NAME,
      url: `${shop.origin}${shop.basename}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${shop.origin}${shop.basename}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    };
  }
  const product = catalog.product.load.value;
  if (!path.startsWith('/p/') || !product) return undefined;
  const url = `${shop.basename}${product.itemUrl}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.itemId,
    mpn: product.partNumber,
    description: product.description,
    image: product.images.map((image) => `${shop.origin}${image}`),
    ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
    ...(product.priceValue === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: `${shop.origin}${url}`,
            priceCurrency: 'USD',
            price: product.priceValue.toFixed(2),
            availability: `https://schema.org/${product.isOutOfStock ? 'OutOfStock' : 'InStock'}`,
            itemCondition: 'https://schema.org/NewCondition',
          },
        }),
  };
}
