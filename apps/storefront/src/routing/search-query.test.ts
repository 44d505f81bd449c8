import { getAddress, getBrandPath, getCategory, getSearchQuery } from './search-query.ts';

it.each([
  ['q=paper&sort=name&page=2', { q: 'paper', sort: 'name', page: '2' }],
  ['q=%20&page=1&sort=best', {}],
  ['page=-1&minPrice=abc&maxPrice=9.999&inStock=maybe', {}],
  [
    'brand=A&brand=B&minPrice=3&maxPrice=9.99&inStock=true',
    { brand: ['A', 'B'], minPrice: '3', maxPrice: '9.99', inStock: 'true' },
  ],
  ['brand=', {}],
  ['minPrice=$+20&maxPrice=1,000', { minPrice: '20', maxPrice: '1000' }],
  ['minPrice=%241,234.50&maxPrice=20%C2%A0000+$', { minPrice: '1234.50', maxPrice: '20000' }],
  ['minPrice=9,99&maxPrice=10,00,0', { minPrice: '9.99' }],
  ['minPrice=50&maxPrice=5', { minPrice: '5', maxPrice: '50' }],
  ['q=a%00b', { q: 'a b' }],
  ['q=%00&category=%00&brand=%00&brand=A&color=b%00', { brand: ['A'] }],
])('%s', (search, query) => expect(getSearchQuery(new URLSearchParams(search))).toEqual(query));

it.each([
  ['', '0008', { store: '0008' }],
  ['pickup=true&store=1547', '0008', { pickup: 'true', store: '1547' }],
  ['pickup=true', '0008', { store: '0008' }],
  ['store=1547', undefined, {}],
  ['', 'abc', {}],
])('%p with store %p chosen', (search, chosen, query) =>
  expect(getSearchQuery(new URLSearchParams(search), chosen)).toEqual(query),
);

it('includes the store in a URL only as a filter', () => {
  expect(getAddress({ q: 'paper', store: '0008' })).toBe('q=paper');
  expect(getAddress({ q: 'paper', pickup: 'true', store: '0008' })).toBe('q=paper&pickup=true&store=0008');
});

it.each([
  ['paper', 'paper'],
  ['\0', '-'],
  [undefined, '-'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('the category %j is looked up as %s', (name, category) => expect(getCategory(name)).toBe(category));

it('the path of a brand is that of its page', () =>
  expect(getBrandPath('Café & Söhne')).toBe('/brands/cafe-sohne'));
