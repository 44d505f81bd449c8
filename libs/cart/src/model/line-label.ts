import type { CartItem } from '../contract/index.ts';

/**
 * Returns the name of a line for labels: that of its product, with the first value of the design of an item that is made to order. Designs of one
 * item are lines of their own (storefront-4.38).
 */
export function getLineLabel({
  product: { name },
  configuration = [],
}: Pick<CartItem, 'configuration'> & { product: Pick<CartItem['product'], 'name'> }): string {
  const design = configuration.find(({ value }) => value !== '');
  return design ? `${name}, ${design.value}` : name;
}
