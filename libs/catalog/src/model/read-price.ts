const PRICE = /^[0-9]{1,7}(\.[0-9]{1,2})?$/;

/**
 * Parses a typed minimum or maximum price into the form that the API takes: `$ 20` is 20, `1,000` and `1 000` are 1000, `9,99` is 9.99.
 *
 * @returns undefined for anything that is not a price
 */
export function readPrice(text: string): string | undefined {
  const price = text
    .replaceAll(/^[\s$]+|[\s$]+$/g, '')
    .replace(/^\d{1,3}(?:[,\s]\d{3})+(?=\.|$)/, (grouped) => grouped.replaceAll(/\D/g, ''))
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return PRICE.test(price) ? price : undefined;
}
