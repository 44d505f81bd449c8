import { createDemoCatalog } from './index.ts';
import { createDemoSales, demoErrands } from './sales.ts';

const catalog = createDemoCatalog();
const sales = createDemoSales(catalog);
const products = new Map(catalog.products.map((product) => [product.sku, product]));

it('names categories of the catalog that have products in stock', () => {
  const named = demoErrands.flatMap((errand) => [...errand.main, ...Object.keys(errand.with)]);
  for (const id of named)
    expect({
      id,
      sells: catalog.products.some(({ categoryId, stock }) => categoryId === id && stock > 0),
    }).toEqual({
      id,
      sells: true,
    });
});

it('has orders of several buyers who return, each with products of the catalog', () => {
  expect(sales.length).toBeGreaterThan(600);
  const buyers = new Set(sales.map(({ buyer }) => buyer));
  expect(sales.length / buyers.size).toBeGreaterThan(4);
  expect(new Set(sales.map(({ orderId }) => orderId)).size).toBe(sales.length);
  for (const { items } of sales) {
    expect(Object.keys(items).length).toBeGreaterThan(0);
    for (const sku of Object.keys(items)) expect(products.has(sku)).toBe(true);
  }
});

it('is the same at every call, the earliest order first', () => {
  expect(createDemoSales(createDemoCatalog())).toEqual(sales);
  const days = sales.map(({ orderedOn }) => orderedOn);
  expect([...days].sort()).toEqual(days);
});

it('sells some products together far more often than by chance', () => {
  const withPrinter = sales.filter(({ items }) =>
    Object.keys(items).some((sku) => products.get(sku)!.categoryId === 'inkjet-printers'),
  );
  const withInk = withPrinter.filter(({ items }) =>
    Object.keys(items).some((sku) => products.get(sku)!.categoryId.startsWith('ink-')),
  );
  expect(withInk.length / withPrinter.length).toBeGreaterThan(0.5);
});
