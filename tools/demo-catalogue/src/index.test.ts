import { createDemoCatalogue } from './index.ts';

const { categories, products } = createDemoCatalogue();

describe('the demo catalogue', () => {
  it('has at least 180 products on at least 10 shelves', () => {
    expect(categories.length).toBeGreaterThanOrEqual(10);
    expect(products.length).toBeGreaterThanOrEqual(180);
  });

  it('is the same at every call, and a caller cannot spoil it for the next', () => {
    const first = createDemoCatalogue();
    first.products[0]!.bullets.push('spoiled');
    expect(createDemoCatalogue()).toEqual({ categories, products });
  });

  it('names every unit, category and maker number once', () => {
    const lists: string[][] = [
      products.map((product) => product.sku),
      products.map((product) => product.name),
      products.map((product) => `${product.brand} ${product.partNumber}`),
      categories.map((category) => category.id),
      categories.map((category) => String(category.position)),
    ];
    for (const keys of lists) {
      expect(new Set(keys).size).toBe(keys.length);
    }
    for (const product of products) expect(product.sku).toMatch(/^\d{6,8}$/);
    for (const category of categories) expect(category.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(categories.map((category) => [category.id]))('shelf %s has ten products or more', (id) => {
    expect(products.filter((product) => product.categoryId === id).length).toBeGreaterThanOrEqual(10);
  });

  it('puts every product on a shelf that exists', () => {
    const ids = new Set(categories.map((category) => category.id));
    for (const product of products) expect(ids).toContain(product.categoryId);
  });

  it.each(categories.map((category) => [category.id]))('shelf %s has honest prices and full texts', (id) => {
    for (const product of products.filter((one) => one.categoryId === id)) {
      expect(Number.isInteger(product.priceMinor) && product.priceMinor > 0).toBe(true);
      expect(product.listPriceMinor ?? Infinity).toBeGreaterThan(product.priceMinor);
      expect(product.businessPriceMinor ?? 0).toBeLessThan(product.priceMinor);
      expect(product.name.startsWith(product.brand)).toBe(true);
      expect(product.name.length).toBeLessThanOrEqual(100);
      expect(product.description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
      expect(product.description).not.toContain('!');
      expect(product.bullets.length).toBeGreaterThanOrEqual(3);
      expect(product.bullets.length).toBeLessThanOrEqual(5);
      for (const text of [
        product.uom,
        product.partNumber,
        ...product.bullets,
        ...product.attributes.flatMap((attribute) => [attribute.name, attribute.value]),
      ]) {
        expect(text.trim()).not.toBe('');
      }
      expect(product.picture.colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(Number.isInteger(product.stock) && product.stock >= 0).toBe(true);
      if (product.productTypeName) expect(product.bopisEligible).toBe(false);
    }
  });

  it('shows every state of the shelf: sold out, a few left, reduced, limited, by carrier, by e-mail, tax exempt', () => {
    const some = (test: (product: (typeof products)[number]) => boolean): number =>
      products.filter(test).length;
    expect(some((product) => product.stock === 0)).toBeGreaterThanOrEqual(8);
    expect(some((product) => product.stock >= 1 && product.stock <= 5)).toBeGreaterThanOrEqual(8);
    expect(some((product) => product.stock === 1)).toBeGreaterThanOrEqual(1);
    expect(some((product) => product.listPriceMinor !== undefined)).toBeGreaterThanOrEqual(30);
    expect(some((product) => product.businessPriceMinor !== undefined)).toBeGreaterThanOrEqual(30);
    expect(some((product) => product.quantityLimit !== undefined)).toBeGreaterThanOrEqual(5);
    expect(some((product) => product.productTypeName === 'DF')).toBeGreaterThanOrEqual(10);
    expect(some((product) => product.productTypeName === 'ESD')).toBeGreaterThanOrEqual(1);
    expect(some((product) => product.taxCode === 'exempt')).toBeGreaterThanOrEqual(1);
  });
});
