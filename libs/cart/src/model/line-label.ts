import type { CartItem } from '../contract/index.ts';

/**
 * Returns a line's name for labels: that of its product, with the first value of a made-to-order item's design. Designs of the same item
 * are separate lines (storefront-4.38).
 */
export function getLineLabel({
  product: { name },
  configuration = [],
}: Pick<CartItem, 'configuration'> & { product: Pick<CartItem['product'], 'name'> }): string {
  const design = configuration.find(({ value }) => value !== '');
  return design ? `${name}, ${design.value}` : name;
}
