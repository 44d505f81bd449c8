import { listBrands } from './brands.ts';

const brands = listBrands([
  { brand: 'tidewell', count: 1 },
  { brand: 'Bellwether & Co.', count: 3 },
  { brand: 'Tidewell', count: 4 },
  { brand: '3Plus', count: 2 },
]);

it('lists brands by name, with one entry for names that share a URL', () =>
  expect(brands.list).toEqual([
    { name: '3Plus', slug: '3plus', url: '/brands/3plus', count: 2 },
    { name: 'Bellwether & Co.', slug: 'bellwether-co', url: '/brands/bellwether-co', count: 3 },
    { name: 'Tidewell', slug: 'tidewell', url: '/brands/tidewell', count: 5 },
  ]));

it('finds the names of a brand', () => {
  expect(brands.getNames('tidewell')).toEqual(['Tidewell', 'tidewell']);
  expect(brands.getNames('unknown-brand')).toEqual([]);
  expect(brands.find('unknown-brand')).toBeUndefined();
});
