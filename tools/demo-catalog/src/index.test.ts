import { createHash } from 'node:crypto';
import { createDemoCatalog } from './index.ts';

const catalog = createDemoCatalog();
const { categories, products, relations, reviews, frenchTexts, frenchCategories } = catalog;
const departments = categories.filter((category) => !category.parentId);
const shelves = categories.filter((category) => category.parentId);
const bySku = new Map(products.map((product) => [product.sku, product]));

describe('the demo catalog', () => {
  it('has at least 1,200 products in at least 14 departments, each with three to six shelves', () => {
    expect(departments.length).toBeGreaterThanOrEqual(14);
    expect(products.length).toBeGreaterThanOrEqual(1200);
    for (const { id } of departments) {
      const below = shelves.filter((shelf) => shelf.parentId === id);
      expect({ id, between: below.length >= 3 && below.length <= 6 }).toEqual({ id, between: true });
      expect(below.map(({ position }) => position)).toEqual(below.map((_, index) => index + 1));
    }
  });

  it('is the same at every call, and callers cannot change it for each other', () => {
    const digest = (): string =>
      createHash('sha256').update(JSON.stringify(createDemoCatalog())).digest('hex');
    const first = digest();
    createDemoCatalog().products[0]!.bullets.push('spoiled');
    expect(digest()).toBe(first);
  });

  it('names every unit, category and part number once', () => {
    const lists: string[][] = [
      products.map((product) => product.sku),
      products.map((product) => product.name),
      products.map((product) => `${product.brand} ${product.partNumber}`),
      categories.map((category) => category.id),
      products.map((product) => product.gtin),
      departments.map((category) => String(category.position)),
      reviews.map((review) => review.id),
    ];
    for (const keys of lists) {
      expect(new Set(keys).size).toBe(keys.length);
    }
    for (const product of products) expect(product.sku).toMatch(/^\d{6,8}$/);
    for (const category of categories) expect(category.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(Object.keys(frenchCategories).sort()).toEqual(categories.map(({ id }) => id).sort());
  });

  it('has French texts of products, each once, with as many bullets as in English', () => {
    expect(new Set(frenchTexts.map(({ sku }) => sku)).size).toBe(frenchTexts.length);
    expect(new Set(frenchTexts.map(({ name }) => name)).size).toBe(frenchTexts.length);
    for (const { sku, name, body } of frenchTexts) {
      const product = bySku.get(sku);
      expect(name).toContain(product?.brand);
      if (body) expect(body.bullets).toHaveLength(product!.bullets.length);
    }
  });

  it('puts every product in a category below a department, and leaves none empty', () => {
    const ids = new Set(shelves.map(({ id }) => id));
    for (const product of products) expect(ids).toContain(product.categoryId);
    for (const { id } of shelves) {
      const count = products.filter((product) => product.categoryId === id).length;
      expect({ id, filled: count >= 4 }).toEqual({ id, filled: true });
    }
    for (const { parentId } of shelves) expect(departments.map(({ id }) => id)).toContain(parentId);
  });

  it.each(shelves.map((category) => [category.id]))(
    'category %s has plausible prices and complete texts',
    (id) => {
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
        expect(product.picture.color).toMatch(/^#[0-9a-f]{6}$/);
        expect(Number.isInteger(product.stock) && product.stock >= 0).toBe(true);
        if (product.productTypeName) expect(product.bopisEligible).toBe(false);
      }
    },
  );

  it('covers every state: sold out, low stock, reduced, limited, freight, email delivery, tax exempt', () => {
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

  it('gives every unit a number with a valid check digit', () => {
    for (const { gtin } of products) {
      expect(gtin).toMatch(/^\d{12}$/);
      const sum = [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
      expect(sum % 10).toBe(0);
    }
  });

  it('distinguishes the variants of one product by the same axes', () => {
    const groups = new Map<string, typeof products>();
    for (const product of products) {
      if (!product.variantGroup) continue;
      groups.set(product.variantGroup, [...(groups.get(product.variantGroup) ?? []), product]);
    }
    expect(groups.size).toBeGreaterThan(100);
    for (const [group, members] of groups) {
      const axes = Object.keys(members[0]!.variant!);
      for (const { variant } of members) {
        expect(Object.keys(variant!)).toEqual(axes);
        expect(Object.values(variant!)).not.toContain('');
      }
      const choices = members.map(({ variant }) => JSON.stringify(variant));
      expect({ group, distinct: new Set(choices).size }).toEqual({ group, distinct: members.length });
      expect(new Set(members.map(({ categoryId }) => categoryId)).size).toBe(1);
    }
  });

  it('sells larger packs for less per piece', () => {
    const counting = ['Pack', 'Count', 'Sheets', 'Rolls', 'Sets', 'Set', 'Bundle'];
    const families = new Map<string, typeof products>();
    for (const product of products) {
      const axis = counting.find((name) => product.variant?.[name]);
      if (!axis) continue;
      const key = JSON.stringify([product.variantGroup, { ...product.variant, [axis]: undefined }]);
      families.set(key, [...(families.get(key) ?? []), product]);
    }
    expect(families.size).toBeGreaterThan(300);
    for (const packs of families.values()) {
      packs.sort((one, other) => one.packSize - other.packSize);
      packs.slice(1).forEach((pack, index) => {
        const smaller = packs[index]!;
        expect([pack.sku, pack.packSize > smaller.packSize]).toEqual([pack.sku, true]);
        const cheaper = pack.priceMinor / pack.packSize < smaller.priceMinor / smaller.packSize;
        expect([pack.sku, cheaper]).toEqual([pack.sku, true]);
      });
    }
  });

  it('offers volume prices that rise in quantity and fall in price, each of which takes effect in a cart', () => {
    const offering = products.filter(({ volumePrices }) => volumePrices);
    expect(offering.length).toBeGreaterThanOrEqual(20);
    for (const { sku, priceMinor, quantityLimit = 9999, volumePrices = [] } of offering) {
      let [fewer, price] = [1, priceMinor];
      for (const tier of volumePrices) {
        // More units never cost less than fewer.
        const isUsed =
          tier.minQty > fewer &&
          tier.priceMinor < price &&
          tier.minQty * tier.priceMinor >= (tier.minQty - 1) * price;
        expect([sku, tier, isUsed]).toEqual([sku, tier, true]);
        expect(tier.minQty).toBeLessThanOrEqual(quantityLimit);
        [fewer, price] = [tier.minQty, tier.priceMinor];
      }
    }
  });

  it('relates products that exist, each pair once, and nothing to itself', () => {
    const keys = relations.map(({ sku, kind, relatedSku }) => `${sku} ${kind} ${relatedSku}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { sku, relatedSku, quantity } of relations) {
      expect(bySku.has(sku) && bySku.has(relatedSku) && sku !== relatedSku && quantity > 0).toBe(true);
    }
    for (const kind of ['ACCESSORY', 'COMPATIBLE', 'ALTERNATE', 'WARRANTY', 'ASSEMBLY', 'BUNDLE']) {
      expect(relations.filter((relation) => relation.kind === kind).length).toBeGreaterThanOrEqual(15);
    }
  });

  it('relates machines and supplies in both directions', () => {
    const compatible = new Set(
      relations.flatMap(({ sku, kind, relatedSku }) =>
        kind === 'COMPATIBLE' ? [`${sku} ${relatedSku}`] : [],
      ),
    );
    for (const pair of compatible) expect(compatible).toContain(pair.split(' ').reverse().join(' '));
    for (const { sku, categoryId } of products) {
      if (!/printers|toner|ink-|drums/.test(categoryId)) continue;
      expect([sku, [...compatible].some((pair) => pair.startsWith(sku))]).toEqual([sku, true]);
    }
  });

  it('lists each printer once, with what fits it', () => {
    const { printers } = catalog;
    const ids = printers.map(({ brand, name }) => `${brand} ${name}`);
    expect(new Set(ids).size).toBe(ids.length);
    const listed = new Set(printers.flatMap(({ products: sold }) => sold));
    for (const { sku, categoryId } of products)
      if (/-printers$/.test(categoryId)) expect([sku, listed.has(sku)]).toEqual([sku, true]);
    for (const { products: sold, supplies } of printers) {
      // What fits a printer that is sold is in its relations only.
      expect(sold.length > 0).toBe(supplies.length === 0);
      for (const sku of supplies) expect(bySku.has(sku)).toBe(true);
    }
  });

  it('never suggests supplies of another machine as a replacement', () => {
    const getSeries = (sku: string): string | undefined =>
      bySku.get(sku)!.attributes.find(({ name }) => name === 'Series')?.value;
    for (const { sku, kind, relatedSku } of relations) {
      if (kind === 'ALTERNATE') expect([sku, getSeries(relatedSku)]).toEqual([sku, getSeries(sku)]);
    }
  });

  it('sells kits for less than their parts', () => {
    const kits = products.filter(({ categoryId }) => categoryId === 'desk-kits');
    for (const { sku } of kits) {
      const parts = relations.filter((relation) => relation.sku === sku && relation.kind === 'BUNDLE');
      expect(parts.length).toBeGreaterThanOrEqual(3);
      const apart = parts.reduce(
        (sum, part) => sum + bySku.get(part.relatedSku)!.priceMinor * part.quantity,
        0,
      );
      expect(bySku.get(sku)!.priceMinor).toBeLessThan(apart);
      expect(bySku.get(sku)!.priceMinor).toBeGreaterThan(apart * 0.7);
    }
  });

  it('does not review services and gift cards like physical goods', () => {
    const services = new Set(
      products.filter(({ productTypeName }) => productTypeName === 'ESD').map(({ sku }) => sku),
    );
    const written = reviews.filter(({ sku }) => services.has(sku));
    expect(written.length).toBeGreaterThan(20);
    const unfit =
      /pack|arrived|measure|cupboard|sent it back|return|delivery|daily use|did not last|price|value|every cent/i;
    expect(written.filter(({ title, body }) => unfit.test(`${title} ${body}`))).toEqual([]);
  });

  it('has counts and sums of ratings that match the reviews, which are distinct and in the past', () => {
    const said = new Set<string>();
    const count = new Map<string, number>();
    const sum = new Map<string, number>();
    for (const review of reviews) {
      count.set(review.sku, (count.get(review.sku) ?? 0) + 1);
      sum.set(review.sku, (sum.get(review.sku) ?? 0) + review.rating);
      expect([1, 2, 3, 4, 5]).toContain(review.rating);
      expect(review.createdOn >= '2024-01-01' && review.createdOn <= '2026-10-31').toBe(true);
      expect(review.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(review.body).not.toMatch(/[{}!]|undefined/);
      expect(said.has(`${review.sku} ${review.body}`)).toBe(false);
      said.add(`${review.sku} ${review.body}`);
    }
    for (const { sku, reviewCount, ratingSum } of products) {
      expect([sku, count.get(sku) ?? 0, sum.get(sku) ?? 0]).toEqual([sku, reviewCount, ratingSum]);
      expect(reviewCount).toBeLessThanOrEqual(25);
    }
    expect(products.some(({ reviewCount }) => reviewCount === 0)).toBe(true);
    expect(products.some(({ reviewCount }) => reviewCount >= 20)).toBe(true);
  });
});
